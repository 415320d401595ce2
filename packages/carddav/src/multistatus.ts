import { dav, type QualifiedName } from './xml/names.ts';
import { documentAround, element, escapeXml } from './xml/write-xml.ts';

/** The properties a client wants of each resource: named ones, the usual ones, or only the names. */
export type Wanted =
  | { kind: 'properties'; names: readonly QualifiedName[] }
  | { kind: 'all' }
  | { kind: 'names' };

/** The properties of one resource. Each is written as XML when it is asked for. */
export type Properties = ReadonlyMap<QualifiedName, () => string>;

/** One `response` element. `isBrief` leaves out properties that the resource lacks (RFC 8144). */
export function writeResponse(
  href: string,
  properties: Properties,
  wanted: Wanted,
  isBrief: boolean,
): string {
  const names = wanted.kind === 'properties' ? wanted.names : [...properties.keys()];
  const found: string[] = [];
  const missing: string[] = [];
  for (const name of new Set(names)) {
    const write = properties.get(name);
    if (!write) missing.push(element(name));
    else found.push(element(name, wanted.kind === 'names' ? '' : write()));
  }
  const isOnlyMissing = found.length === 0 && missing.length > 0 && !isBrief;
  return element(
    dav('response'),
    [
      element(dav('href'), escapeXml(href)),
      isOnlyMissing ? '' : propstat(found, 'HTTP/1.1 200 OK'),
      isBrief || missing.length === 0 ? '' : propstat(missing, 'HTTP/1.1 404 Not Found'),
    ].join(''),
  );
}

const propstat = (properties: string[], status: string) =>
  element(
    dav('propstat'),
    element(dav('prop'), properties.join('')) + element(dav('status'), status),
  );

/** The `response` element of a resource that does not exist, or no longer does. */
export const writeMissing = (href: string, status = 'HTTP/1.1 404 Not Found') =>
  element(dav('response'), element(dav('href'), escapeXml(href)) + element(dav('status'), status));

/**
 * Sends a 207 answer while it is being made. A book of a hundred thousand cards is never in memory at once, and making
 * it waits for slow clients. An error midway breaks the connection, so that no client takes half a list for all of it.
 */
export async function sendMultistatus(parts: AsyncIterable<string>): Promise<Response> {
  const { begin, end } = documentAround(dav('multistatus'));
  const source = parts[Symbol.asyncIterator]();
  // Take the first part before the answer begins: a refusal can still set the status.
  const first = await source.next();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(begin));
      if (!first.done) controller.enqueue(encoder.encode(first.value));
    },
    async pull(controller) {
      const next = await source.next();
      if (next.done) {
        controller.enqueue(encoder.encode(end));
        controller.close();
      } else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await source.return?.();
    },
  });
  return new Response(stream, {
    status: 207,
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
