import { type ContentLine, parseContentLine } from './content-line.ts';
import { decodeQuotedPrintable, unescapeText } from './encoding.ts';
import type { Property } from './read-values.ts';

interface CardProperties {
  properties: Property[];
  /** Lines that are not properties. */
  unread: number;
}

/**
 * Reads the properties of a card's lines, independently of how they were written: encoding and charset are decoded,
 * Apple's labels are attached to what they label, and a group remains only if it ties several properties together.
 */
export function readProperties(lines: readonly string[]): CardProperties {
  const written = lines.filter((line) => line.trim() !== '');
  const parsed = written.map(parseContentLine).filter((line) => line !== null);
  const known = parsed.filter(({ name }) => /^[A-Z0-9-]+$/.test(name));
  const labels = new Map<string, string>();
  const sizes = new Map<string, number>();
  for (const line of known) {
    const group = line.group.toLowerCase();
    if (line.name === 'X-ABLABEL') labels.set(group, unescapeText(decode(line).value).trim());
    else sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const properties = known
    .filter(({ name }) => name !== 'X-ABLABEL')
    .map((line) => {
      const group = line.group.toLowerCase();
      const label = (group !== '' && labels.get(group)) || line.params.get('X-CUSTOM')?.[0];
      // A label belongs to the first property in its group. Apple's country of an address comes after that.
      labels.delete(group);
      return {
        ...decode(line),
        ...(label && { label }),
        ...(group !== '' && (sizes.get(group) ?? 0) > 1 && { group }),
      };
    });
  return { properties, unread: written.length - known.length };
}

/** Types of vCard 2.1 that say how a value is encoded, not what it is. */
const ENCODINGS = new Set(['QUOTED-PRINTABLE', 'BASE64', 'B', '7BIT', '8BIT']);

/** Parameters that were decoded, or read as a label. */
const NOT_KEPT = new Set(['ENCODING', 'CHARSET', 'X-CUSTOM']);

function decode({ name, params, value }: ContentLine): Property {
  const isEncoding = (one: string) => ENCODINGS.has(one.toUpperCase());
  const encodings = [...(params.get('ENCODING') ?? []), ...(params.get('TYPE') ?? [])]
    .map((one) => one.toUpperCase())
    .filter(isEncoding);
  const kept: Record<string, string[]> = {};
  for (const [param, values] of params) {
    if (NOT_KEPT.has(param) || !/^[A-Z0-9-]+$/.test(param)) continue;
    const rest = param === 'TYPE' ? values.filter((one) => !isEncoding(one)) : values;
    const isInline = param === 'VALUE' && /^inline$/i.test(rest[0] ?? '');
    if (rest.length > 0 && !isInline) kept[param] = rest;
  }
  if (encodings.includes('QUOTED-PRINTABLE')) {
    const text = decodeQuotedPrintable(value, params.get('CHARSET')?.[0]);
    return { name, value: text.trim().replaceAll('\n', '\\n'), params: kept };
  }
  if (encodings.includes('BASE64') || encodings.includes('B')) {
    return { name, value: value.replace(/\s/g, ''), params: { ...kept, ENCODING: ['b'] } };
  }
  return { name, value: value.trim(), params: kept };
}
