import { describeError } from '@cardsift/backend/describe-error';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { deleteCard, getCard, putCard } from './card-routes.ts';
import { sendMultistatus } from './multistatus.ts';
import { createRequestOpening, type RequestOptions } from './open-request.ts';
import { type Place, ROOT, readPlace } from './paths.ts';
import { MOST_CARD_BYTES } from './properties.ts';
import { propfind } from './propfind.ts';
import { findReport } from './reports/find-report.ts';
import { DavError, renderDavError } from './xml/dav-error.ts';
import { readXml } from './xml/read-xml.ts';

/** The most bytes of XML in a request: room for the names of forty thousand cards. */
const MOST_XML_BYTES = 4 * 1024 * 1024;
/** The most bytes in the body of a PROPFIND. */
const MOST_PROPFIND_BYTES = 64 * 1024;

const COLLECTION_METHODS = 'OPTIONS, PROPFIND, REPORT';
const CARD_METHODS = 'OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND';

/** The parts of WebDAV that we implement (RFC 4918, 18; RFC 6352, 6.1). */
const COMPLIANCE = '1, 3, access-control, addressbook';

export interface CarddavOptions extends RequestOptions {
  logger: Logger;
}

/**
 * The address book for phones: CardDAV (RFC 6352) over the contacts that the pages show. It stores nothing itself.
 */
export function createCarddav(options: CarddavOptions): Hono {
  const { logger } = options;
  const { openBook, takeBody } = createRequestOpening(options);
  const app = new Hono();
  const path = `${ROOT}*`;
  app.all('/.well-known/carddav', (c) => c.redirect(ROOT, 301));
  app.all('/dav', (c) => c.redirect(ROOT, 301));
  app.options(path, (c) => {
    const place = readPlace(new URL(c.req.url).pathname);
    c.header('DAV', COMPLIANCE);
    c.header('Allow', place?.kind === 'card' ? CARD_METHODS : COLLECTION_METHODS);
    return c.body(null, 200);
  });
  app.on('PROPFIND', path, async (c) => {
    const { userId, ...parts } = await openBook(c);
    return takeBody(c, userId, MOST_PROPFIND_BYTES, (body) =>
      propfind({ ...parts, userId, depth: c.req.header('depth'), body: decode(body) }),
    );
  });
  app.on('REPORT', path, async (c) => {
    const { userId, place, book, isBrief } = await openBook(c);
    return takeBody(c, userId, MOST_XML_BYTES, (body) => {
      const request = readXml(decode(body));
      const report = findReport(request.name, place);
      return sendMultistatus(report({ request, book, userId, isBrief }));
    });
  });
  app.get(path, async (c) => {
    const { book, place } = await openBook(c);
    return getCard(book, requireCard(place), {
      accept: c.req.header('accept'),
      ifNoneMatch: c.req.header('if-none-match'),
    });
  });
  app.put(path, async (c) => {
    const { book, userId, place } = await openBook(c);
    const fileName = requireCard(place);
    return takeBody(c, userId, MOST_CARD_BYTES, (body) =>
      putCard(book, fileName, {
        ...readConditions(c),
        contentType: c.req.header('content-type'),
        body,
      }),
    );
  });
  app.delete(path, async (c) => {
    const { book, place } = await openBook(c);
    return deleteCard(book, requireCard(place), readConditions(c));
  });
  app.all(path, async (c) => {
    const { place } = await openBook(c);
    throw notAllowed(place);
  });
  app.onError((error) => {
    const failure = error instanceof DavError ? error : unforeseen(error);
    if (failure.status >= 500 && failure.cause !== undefined) {
      logger.error({ status: failure.status, error: describeError(failure.cause) }, 'failed');
    }
    const answer = renderDavError(failure);
    answer.headers.set('DAV', COMPLIANCE);
    return answer;
  });
  return app;
}

const decode = (body: Uint8Array) => new TextDecoder().decode(body);

const readConditions = (c: Context) => ({
  ifMatch: c.req.header('if-match'),
  ifNoneMatch: c.req.header('if-none-match'),
});

function requireCard(place: Place): string {
  if (place.kind === 'card') return place.fileName;
  throw notAllowed(place);
}

const notAllowed = ({ kind }: Place) =>
  new DavError(405, 'This cannot be done here.', {
    headers: { Allow: kind === 'card' ? CARD_METHODS : COLLECTION_METHODS },
  });

/** An unreachable backend throws before it answers. The client is never told the cause of an unforeseen error. */
const unforeseen = (error: unknown) =>
  new DavError(500, 'Something went wrong on our side.', { cause: error });
