import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { launchBrowser } from '../browser/launch.ts';
import { outFolder } from './folders.ts';
import { picturesPath } from './page/markup.ts';

const paperQuality = 60;

/** Prints pages of the living specification, as a reader would from the browser, with an outline. */
export async function printPdfs(pages: readonly string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spec-'));
  const browser = await launchBrowser();
  try {
    const pictures = await picturesForPaper(outFolder, folder);
    for (const page of pages) {
      const tab = await browser.newPage();
      await tab.goto(pathToFileURL(page).href);
      await tab.evaluate(showForPaper, pictures);
      await tab.pdf({
        path: page.replace(/\.html$/u, '.pdf'),
        preferCSSPageSize: true,
        printBackground: true,
        outline: true,
        tagged: true,
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate:
          '<p style="width:100%;margin:0 16mm;font:8px sans-serif;text-align:right"><span class="pageNumber"></span> / <span class="totalPages"></span></p>',
      });
      await tab.close();
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** As JPEG: Chromium keeps such a picture as it is, and unpacks any other into seven times the bytes. */
async function picturesForPaper(from: string, folder: string): Promise<Record<string, string>> {
  const names = await readdir(path.join(from, picturesPath));
  const made = names.map(async (name) => {
    const file = path.join(folder, name.replace(/\.webp$/u, '.jpg'));
    const picture = sharp(path.join(from, picturesPath, name)).flatten({ background: 'white' });
    await picture.jpeg({ quality: paperQuality, mozjpeg: true }).toFile(file);
    return [`${picturesPath}/${name}`, pathToFileURL(file).href] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

/** Runs in the page: puts the pictures for paper in their places, and waits until all are there. */
async function showForPaper(pictures: Record<string, string>): Promise<void> {
  for (const image of document.images) {
    image.loading = 'eager';
    image.src = pictures[image.getAttribute('src') ?? ''] ?? image.src;
  }
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
