import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page at build time. The framework's own renderer is made for streaming: it moves large
 * parts of a page to its end and puts them in place by script. Here every page is written in one
 * piece and in order, so that it is complete without JavaScript.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const body = Readable.toWeb(pipe(new PassThrough())) as ReadableStream;
        resolve(new Response(body, { status, headers }));
      },
      onError: reject,
    });
  });
}
