import type { Destination } from '../addresses/address-book.ts';
import { decodePath } from '../addresses/path.ts';
import { serveFile, serveFileAs } from '../files/serve-file.ts';
import type { FileStore } from '../files/stored-file.ts';
import { methodNotAllowed, permanentRedirect, text } from '../http/answers.ts';
import type { Exchange, Handler } from '../http/exchange.ts';

export interface PagesOptions {
  files: FileStore;
  find: (path: string) => Destination;
  /** Answers what must be rendered: a posted form, or a page that was not pre-rendered. */
  render: Handler;
}

const dataSuffix = '.data';

/** Serves the built site: files, pages, redirects, and the 404 page of the address' language. */
export function createPages({ files, find, render }: PagesOptions): Handler {
  const addressable = new Map([...files].filter(([path]) => !/\/(?:index|404)\.html$/.test(path)));

  return (exchange) => {
    const { request, path, query, secure } = exchange;
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const file = addressable.get(decodePath(path) ?? '');
    if (file && reading) return serveFile(request, file, secure);

    const destination = find(path);
    if (destination.kind === 'redirect') return permanentRedirect(destination.to + query, secure);
    if (destination.kind === 'page') {
      const page = files.get(fileOf(destination.route.address));
      if (page && reading) return serveFile(request, page, secure);
      const posting = request.method === 'POST' && destination.route.module === 'demo';
      if (posting || reading) return render(exchange);
      return methodNotAllowed(methodsOf(destination.route.module), secure);
    }
    if (file) return answerOtherMethod(exchange);
    return missing(exchange, destination.language);
  };

  /** A hydrated page posts its form to the page's data file. */
  function answerOtherMethod(exchange: Exchange) {
    const { request, path, secure } = exchange;
    if (request.method === 'POST' && path.endsWith(dataSuffix)) {
      const destination = find(path.slice(0, -dataSuffix.length));
      if (destination.kind === 'page' && destination.route.module === 'demo') {
        return render(exchange);
      }
    }
    return methodNotAllowed('GET, HEAD', secure);
  }

  function missing({ request, secure }: Exchange, language: 'fr' | 'en') {
    const page = files.get(language === 'en' ? '/en/404.html' : '/404.html');
    return page ? serveFileAs(404, request, page, secure) : text(404, 'Not found', secure);
  }
}

/** The file that pre-rendering made for an address. */
function fileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address.normalize('NFC')}/index.html`;
}

function methodsOf(module: 'page' | 'demo'): string {
  return module === 'demo' ? 'GET, HEAD, POST' : 'GET, HEAD';
}
