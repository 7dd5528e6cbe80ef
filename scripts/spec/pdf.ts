import { pathToFileURL } from 'node:url';
import { launchBrowser } from '../browser/launch.ts';

/** Prints a page of the living specification, as a reader would from the browser, with an outline. */
export async function printPdf(page: string, pdf: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(page).href);
    await tab.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    await tab.pdf({
      path: pdf,
      preferCSSPageSize: true,
      printBackground: true,
      outline: true,
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<p style="width:100%;margin:0 16mm;font:8px sans-serif;text-align:right"><span class="pageNumber"></span> / <span class="totalPages"></span></p>',
    });
  } finally {
    await browser.close();
  }
}
