import { SaxesParser } from 'saxes';
import { DavError } from './dav-error.ts';
import type { QualifiedName } from './names.ts';

export interface XmlElement {
  name: QualifiedName;
  /** Attributes without a namespace, by their name. */
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The text directly inside it. */
  text: string;
}

/** The most nested request is a query with filters. */
const DEEPEST = 20;

/** One element for each of the hundred thousand contacts that an account may hold, and some more. */
const MOST_ELEMENTS = 120_000;

/**
 * Parses the XML of a request and returns its root. The parser expands only XML's five predefined entities. A document
 * type is refused, so nobody can declare an entity, and nothing is fetched.
 *
 * @throws DavError 400 if it is not well formed, 413 if it has too many elements
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
