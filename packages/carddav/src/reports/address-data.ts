import type { Card } from '../address-book.ts';
import { type CardForm, writeCard } from '../cards/write-card.ts';
import type { Properties, Wanted } from '../multistatus.ts';
import { cardProperties, VCARD_VERSIONS } from '../properties.ts';
import { DavError } from '../xml/dav-error.ts';
import { carddav, dav } from '../xml/names.ts';
import { findChild, findChildren, type XmlElement } from '../xml/read-xml.ts';
import { escapeXml } from '../xml/write-xml.ts';

const ADDRESS_DATA = carddav('address-data');

/** What a report asks of each card, and the form of the vCard if it asks for that. */
export interface Question {
  wanted: Wanted;
  /** Absent if the report does not ask for the vCards. */
  form: CardForm | undefined;
}

/** @throws DavError if it asks for a vCard version that we do not write */
export function readQuestion(report: XmlElement): Question {
  const prop = findChild(report, dav('prop'));
  if (!prop) {
    const kind = findChild(report, dav('propname')) ? 'names' : 'all';
    return { wanted: { kind }, form: undefined };
  }
  const data = findChild(prop, ADDRESS_DATA);
  const names = prop.children.map(({ name }) => name);
  return { wanted: { kind: 'properties', names }, form: data && readForm(data) };
}

function readForm(data: XmlElement): CardForm {
  const { 'content-type': type = 'text/vcard', version = '3.0' } = data.attributes;
  const known = VCARD_VERSIONS.find((one) => one === version);
  if (type.toLowerCase() !== 'text/vcard' || !known) throw notWritten();
  const only = findChildren(data, carddav('prop')).map(({ attributes }) =>
    (attributes.name ?? '').toUpperCase(),
  );
  return only.length > 0 ? { version: known, only: new Set(only) } : { version: known };
}

export const notWritten = () =>
  new DavError(406, 'Cards are written as text/vcard, versions 3.0 and 4.0.', {
    precondition: carddav('supported-address-data-conversion'),
  });

/** The properties of a card, its vCard included if the report asks for it. */
export function cardWithData(
  userId: string,
  epoch: string,
  card: Card,
  form: CardForm | undefined,
): Properties {
  const properties = cardProperties(userId, epoch, card);
  if (!form) return properties;
  return new Map([...properties, [ADDRESS_DATA, () => escapeXml(writeCard(card, form))]]);
}
