import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { DocumentScripts } from './layout/document-scripts.ts';

export { demoRequestContext } from './demo/demo-request-context.server.ts';

/** Renders a page whole: all its data are at hand, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <DocumentScripts value={scriptsOf(context)}>
      <ServerRouter context={context} url={request.url} />
    </DocumentScripts>,
    {
      signal: request.signal,
      // React would take what it deems large out of its place, to be put back by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  await stream.allReady;
  for (const error of failures) console.error(error);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { headers, status: failures.length > 0 ? 500 : status });
}

/** The page's script; in development what exchanges components in a page comes before it. */
function scriptsOf({ manifest: { entry, hmr } }: EntryContext): string[] {
  return hmr ? [hmr.runtime, entry.module] : [entry.module];
}
