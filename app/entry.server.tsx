import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { demoRequestContext } from './server/demo-request-context.server.ts';

/** Renders a page whole: all its data are at hand, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
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
