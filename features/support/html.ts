import { get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseHTML } from 'linkedom';

/** What the server answers, without going where it may lead. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A page as the server sends it: what reads without scripts, pictures and styles. */
export interface HtmlPage {
  readonly address: string;
  readonly status: number;
  readonly document: Document;
}

const pages = new Map<string, Promise<HtmlPage>>();

/** Fetched and parsed once a worker: nobody changes it. */
export function readHtml(origin: string, address: string): Promise<HtmlPage> {
  const key = origin + address;
  const page = pages.get(key) ?? fetchHtml(origin, address);
  pages.set(key, page);
  return page;
}

/** On a connection of its own: one that is kept may be closed by the server as the next question leaves. */
export async function ask(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address.replaceAll(/[^!-~]/gu, encodeURIComponent), { agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    }).on('error', reject);
  });
}

async function fetchHtml(origin: string, address: string): Promise<HtmlPage> {
  const { status, body } = await ask(origin + address);
  const { document } = parseHTML(body.replaceAll(/<[a-z][^>]*>/gu, withPlainNames));
  return { address, status, document };
}

/** React writes `hrefLang`, which every browser reads as `hreflang`; the parser does not. */
function withPlainNames(tag: string): string {
  return tag.replaceAll(/\s[a-z]+[A-Z][A-Za-z]*(?==")/gu, (name) => name.toLowerCase());
}
