import type { AddressBook } from './address-book.ts';
import { type Properties, sendMultistatus, type Wanted, writeResponse } from './multistatus.ts';
import { bookPath, cardPath, homePath, type Place, principalPath, ROOT } from './paths.ts';
import {
  asksQuota,
  bookProperties,
  cardProperties,
  homeProperties,
  principalProperties,
  rootProperties,
} from './properties.ts';
import { DavError } from './xml/dav-error.ts';
import { dav } from './xml/names.ts';
import { findChild, readXml, type XmlElement } from './xml/read-xml.ts';

interface Propfind {
  place: Place;
  book: AddressBook;
  userId: string;
  depth: string | undefined;
  body: string;
  isBrief: boolean;
}

/**
 * Answers the properties of a resource, and with `Depth: 1` those of its children too (RFC 4918,
 * 9.1).
 */
export async function propfind({
  place,
  book,
  userId,
  depth,
  body,
  isBrief,
}: Propfind): Promise<Response> {
  const wanted = readWanted(body);
  const isDeep = depth === '1';
  const isEndless = depth !== '0' && !isDeep;
  if (isEndless && place.kind !== 'card' && place.kind !== 'principal') {
    throw new DavError(403, 'Ask with Depth 0 or 1.', {
      precondition: dav('propfind-finite-depth'),
    });
  }
  const write = (href: string, properties: Properties) =>
    writeResponse(href, properties, wanted, isBrief);

  const isHomeOrBook = ['books', 'home', 'book'].includes(place.kind);
  const quota = isHomeOrBook && asksQuota(wanted) ? await book.readQuota() : undefined;

  async function* list() {
    if (place.kind === 'root' || place.kind === 'books' || place.kind === 'principals') {
      const path = place.kind === 'root' ? ROOT : `${ROOT}${place.kind}/`;
      yield write(path, rootProperties(userId));
      if (!isDeep) return;
      if (place.kind === 'books') yield write(homePath(userId), homeProperties(userId, quota));
      else yield write(principalPath(userId), principalProperties(userId));
      return;
    }
    if (place.kind === 'principal') {
      yield write(principalPath(userId), principalProperties(userId));
      return;
    }
    if (place.kind === 'card') {
      const { epoch } = await book.readState();
      const entry = await book.findEntry(place.fileName);
      if (!entry) throw new DavError(404, 'There is no such card.');
      const path = cardPath(userId, place.fileName);
      yield write(path, cardProperties(userId, epoch, entry));
      return;
    }
    if (place.kind === 'home') yield write(homePath(userId), homeProperties(userId, quota));
    if (place.kind === 'home' && !isDeep) return;
    const state = await book.readState();
    yield write(bookPath(userId), bookProperties(userId, state, quota));
    if (place.kind === 'home' || !isDeep) return;
    for await (const entries of book.listEntries(0, state.sequence)) {
      yield entries
        .filter(({ isDeleted }) => !isDeleted)
        .map((entry) =>
          write(cardPath(userId, entry.fileName), cardProperties(userId, state.epoch, entry)),
        )
        .join('');
    }
  }
  return sendMultistatus(list());
}

/** A request without a body asks for all properties. */
function readWanted(body: string): Wanted {
  if (body.trim() === '') return { kind: 'all' };
  const root = readXml(body);
  if (root.name !== dav('propfind')) throw new DavError(400, 'The request is no DAV:propfind.');
  const prop = findChild(root, dav('prop'));
  if (prop) return { kind: 'properties', names: listNames(prop) };
  if (findChild(root, dav('propname'))) return { kind: 'names' };
  if (findChild(root, dav('allprop'))) return { kind: 'all' };
  throw new DavError(400, 'The request asks for no properties.');
}

/** Clients ask for a few dozen properties at most, and we answer each one for every card. */
const MOST_NAMES = 100;

function listNames({ children }: XmlElement) {
  if (children.length > MOST_NAMES) throw new DavError(400, 'Too many properties are asked for.');
  return children.map(({ name }) => name);
}
