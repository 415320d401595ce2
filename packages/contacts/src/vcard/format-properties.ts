import { encodeParam } from './content-line.ts';
import { CONTROLS, escapeText } from './encoding.ts';
import { type Property, readEmail, readPhoneNumber } from './read-values.ts';

export type VcardVersion = '3.0' | '4.0';

/** Formats properties as lines, not folded. Groups are renumbered, because two files may use the same names. */
export function formatProperties(properties: readonly Property[], version: VcardVersion): string[] {
  const groups = new Map<string, string>();
  let count = 0;
  const nextGroup = () => {
    count += 1;
    return `item${count}`;
  };
  return properties.flatMap((property) => {
    const { name, value, params, label, group } = toVersion(property, version);
    let prefix = '';
    if (group !== undefined) {
      prefix = groups.get(group) ?? nextGroup();
      groups.set(group, prefix);
    } else if (label !== undefined) prefix = nextGroup();
    const dotted = prefix === '' ? '' : `${prefix}.`;
    const line = `${dotted}${name}${formatParams(params)}:${oneLine(value)}`;
    return label === undefined ? [line] : [line, `${dotted}X-ABLabel:${escapeText(label)}`];
  });
}

function formatParams(params: Record<string, string[]>): string {
  return Object.entries(params)
    .filter(([, values]) => values.length > 0)
    .map(([param, values]) => `;${param}=${values.map(encodeParam).join(',')}`)
    .join('');
}

/** Removes line breaks, so that a value from another client cannot start a line. */
function oneLine(value: string): string {
  return value
    .toWellFormed()
    .replace(/\r\n?|\n/g, '\\n')
    .replace(CONTROLS, '');
}

/** Writes preference, binary values and assistants in the way of each version. */
function toVersion(property: Property, version: VcardVersion): Property {
  return version === '4.0' ? toVersion4(property) : toVersion3(property);
}

function toVersion4(property: Property): Property {
  const { name, value, params } = property;
  const { TYPE = [], ENCODING, ...others } = params;
  const isPreferred = TYPE.some((type) => type.toLowerCase() === 'pref');
  const types = TYPE.filter((type) => type.toLowerCase() !== 'pref');
  const preference: Record<string, string[]> = isPreferred && !others.PREF ? { PREF: ['1'] } : {};
  if (ENCODING) {
    const [type = 'octet-stream'] = types;
    const media = name === 'PHOTO' || name === 'LOGO' ? 'image' : (MEDIA[name] ?? 'application');
    const data = `data:${media}/${type.toLowerCase()};base64,${value}`;
    return { ...property, value: data, params: { ...others, ...preference } };
  }
  if (name === 'GEO') {
    return { ...property, value: value.replace(/^(-?[\d.]+);(-?[\d.]+)$/, 'geo:$1,$2') };
  }
  if (name === 'AGENT') {
    return { ...property, name: 'RELATED', params: { TYPE: ['agent'], VALUE: ['text'] } };
  }
  const typed: Record<string, string[]> = types.length > 0 ? { TYPE: types } : {};
  return { ...property, params: { ...others, ...typed, ...preference } };
}

/** vCard 3.0 has text where 4.0 has a URI: for a number, a mailbox or a position. */
function toText(property: Property): Property {
  const { name, value, params } = property;
  const { VALUE: _, ...others } = params;
  if (name === 'GEO') {
    return { ...property, value: value.replace(/^geo:(-?[\d.]+),(-?[\d.]+)$/i, '$1;$2') };
  }
  if (name === 'TZ' && !/^[+-]?\d/.test(value)) {
    return { ...property, params: { ...others, VALUE: ['text'] } };
  }
  if (name === 'TEL' && /^tel:/i.test(value)) {
    return { ...property, value: escapeText(readPhoneNumber(property)), params: others };
  }
  if (name === 'EMAIL' && /^mailto:/i.test(value)) {
    return { ...property, value: escapeText(readEmail(property)), params: others };
  }
  return property;
}

const BINARY = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY']);

const MEDIA: Record<string, string> = { SOUND: 'audio' };

function toVersion3(property: Property): Property {
  const { name, value, params } = toText(property);
  const { PREF, ...others } = params;
  const first = PREF?.[0] === '1' ? { ...others, TYPE: [...(params.TYPE ?? []), 'PREF'] } : params;
  const data = BINARY.has(name) && /^data:\w+\/([\w.+-]+);base64,/i.exec(value.slice(0, 100));
  if (!data) return { ...property, value, params: first };
  const { VALUE: _, MEDIATYPE: __, ...rest } = first;
  return {
    ...property,
    value: value.slice(data[0].length),
    params: { ...rest, ENCODING: ['b'], TYPE: [(data[1] ?? '').toUpperCase()] },
  };
}
