import type { Property } from './read-values.ts';

/** How the base64 of each picture format starts, because files often declare the wrong format. */
const SIGNATURES: [start: string, type: string][] = [
  ['/9j/', 'image/jpeg'],
  ['iVBORw0KGgo', 'image/png'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
];

/** The `data:` URL of a picture inside of the file. Undefined for a picture elsewhere. */
export function photoUrl({ value, params }: Property): string | undefined {
  const base64 = params.ENCODING
    ? value
    : /^data:image\/[\w.+-]+;base64\\?,/i.test(value.slice(0, 100))
      ? value.slice(value.indexOf(',') + 1)
      : '';
  // Other formats, such as HEIC, have to be decoded by the caller.
  const type = SIGNATURES.find(([start]) => base64.startsWith(start))?.[1] ?? 'image/*';
  return base64 === '' ? undefined : `data:${type};base64,${base64}`;
}

/** The PHOTO property for a `data:` URL. Undefined if it is not one. */
export function photoProperty(address: string): Property | undefined {
  const [, type, base64] = /^data:image\/(\w+);base64,([A-Za-z0-9+/=]+)$/.exec(address) ?? [];
  if (type === undefined || base64 === undefined) return undefined;
  return { name: 'PHOTO', value: base64, params: { ENCODING: ['b'], TYPE: [type.toUpperCase()] } };
}
