import { SaxesParser } from 'saxes';
import { DavError } from './dav-error.ts';
import type { QualifiedName } from './names.ts';

export interface XmlElement {
  name: QualifiedName;
  /** Attributes without a namespace, by their name. */
  attributes: Record<string, string>;
  children: XmlElement[];
  /** All text directly within it. */
  text: string;
}

/** No request is deeper than a query's filters. */
const DEEPEST = 20;

/** An element for each of the hundred thousand contacts that an account may hold. */
const MOST_ELEMENTS = 120_000;

/**
 * The root of a request's XML. The parser knows the five entities of XML only and expands no others; a document type is
 * refused altogether, so that no entity can be declared and nothing is fetched.
 *
 * @throws DavError 400 where it is not well formed, 413 where it has too many elements
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const top: XmlElement = { name: '{}', attributes: {}, children: [], text: '' };
  const open: XmlElement[] = [top];
  let count = 0;
  parser.on('error', () => {
    throw malformed();
  });
  parser.on('doctype', () => {
    throw malformed('A document type is not taken.');
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length > DEEPEST) {
      throw new DavError(413, 'The request has too many elements.');
    }
    const attributes: Record<string, string> = {};
    for (const { prefix, local, value } of Object.values(tag.attributes)) {
      if (prefix === '') attributes[local] = value;
    }
    const name: QualifiedName = `{${tag.uri}}${tag.local}`;
    const element: XmlElement = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (more: string) => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [root] = top.children;
  if (!root) throw malformed();
  return root;
}

const malformed = (message = 'The request is not well-formed XML.') => new DavError(400, message);

export function findChild(element: XmlElement, name: QualifiedName): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

export function findChildren(element: XmlElement, name: QualifiedName): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
