import type { Destination } from '../addresses/address-book.ts';
import { decodePath } from '../addresses/path.ts';
import { addressable, pageFile } from '../files/page-file.ts';
import { serveFile, serveFileAs } from '../files/serve-file.ts';
import type { FileStore } from '../files/stored-file.ts';
import { methodNotAllowed, permanentRedirect, text } from '../http/answers.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';

export interface PagesOptions {
  files: FileStore;
  find: (path: string) => Destination;
  /** Answers a posted form. */
  render: Handler;
}

const dataFile = /\.data$/;

/** Serves the built site: files, pages, redirects, and the 404 page of the address' language. */
export function createPages({ files, find, render }: PagesOptions): Handler {
  const named = new Map(addressable(files));

  return (exchange) => {
    const { request, path, query, secure } = exchange;
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const file = named.get(decodePath(path) ?? '');
    if (file && reading) return serveFile(request, file, secure);

    const destination = find(path);
    if (destination.kind === 'redirect') return permanentRedirect(destination.to + query, secure);
    if (destination.kind === 'page') {
      const page = files.get(pageFile(destination.route.address));
      if (page && reading) return serveFile(request, page, secure);
      return answerOtherMethod(exchange, destination);
    }
    // A hydrated page posts its form to the page's data file.
    if (file) return answerOtherMethod(exchange, find(path.replace(dataFile, '')));
    return missing(exchange, destination.language);
  };

  function answerOtherMethod(exchange: RequestContext, destination: Destination) {
    const form = destination.kind === 'page' && destination.route.module === 'demo';
    if (form && exchange.request.method === 'POST') return render(exchange);
    return methodNotAllowed(form ? 'GET, HEAD, POST' : 'GET, HEAD', exchange.secure);
  }

  function missing({ request, secure }: RequestContext, language: 'fr' | 'en') {
    const page = files.get(language === 'en' ? '/en/404.html' : '/404.html');
    return page ? serveFileAs(404, request, page, secure) : text(404, 'Not found', secure);
  }
}
