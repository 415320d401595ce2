import { CALENDAR_SERVER, CARDDAV, DAV, type QualifiedName, splitName } from './names.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text for use between tags and in quotes. Characters that XML 1.0 cannot hold are dropped.
 */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
      // A parser would turn a bare CR into a line feed, and the lines of a vCard end in both.
      .replaceAll('\r', '&#13;')
  );
}

const PREFIXES: Record<string, string> = { [DAV]: 'd', [CARDDAV]: 'card', [CALENDAR_SERVER]: 'cs' };

/** Declares the prefixes on the root of an answer. */
const DECLARATIONS = Object.entries(PREFIXES)
  .map(([namespace, prefix]) => ` xmlns:${prefix}="${namespace}"`)
  .join('');

/** Wraps content that is already XML in an element. */
export function element(
  name: QualifiedName,
  content = '',
  attributes: Record<string, string> = {},
): string {
  const { namespace, local } = splitName(name);
  const prefix = PREFIXES[namespace];
  const tag = prefix === undefined ? `x:${local}` : `${prefix}:${local}`;
  const declared = prefix === undefined ? ` xmlns:x="${escapeXml(namespace)}"` : '';
  const written = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`)
    .join('');
  return content === ''
    ? `<${tag}${declared}${written}/>`
    : `<${tag}${declared}${written}>${content}</${tag}>`;
}

/** The start and end of a document whose root is in one of the known namespaces. */
export function documentAround(name: QualifiedName): { begin: string; end: string } {
  const { namespace, local } = splitName(name);
  const tag = `${PREFIXES[namespace]}:${local}`;
  return {
    begin: `<?xml version="1.0" encoding="utf-8"?>\n<${tag}${DECLARATIONS}>`,
    end: `</${tag}>\n`,
  };
}
