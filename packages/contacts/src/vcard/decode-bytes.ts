const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

// Node's types have no instance type of this name.
type Decoder = InstanceType<typeof TextDecoder>;

/** Files use few charsets, and making a decoder takes as long as decoding a hundred lines. */
const decoders = new Map<string, Decoder | null>();

/**
 * Decodes a line's bytes: by the charset that it names (any label of the WHATWG Encoding Standard), else as UTF-8 if
 * they are valid, else as windows-1252, which decodes every byte.
 */
export function decodeBytes(bytes: Uint8Array, charset?: string): string {
  const named = charset === undefined ? null : findDecoder(charset.trim().toLowerCase());
  if (named) return named.decode(bytes);
  try {
    return UTF_8.decode(bytes);
  } catch {
    return WINDOWS_1252.decode(bytes);
  }
}

/** Null for UTF-8, which a file may declare and not use, and for charsets that no browser knows. */
function findDecoder(label: string): Decoder | null {
  const known = decoders.get(label);
  if (known !== undefined) return known;
  const fresh = makeDecoder(label);
  // A hostile file could name a million charsets.
  if (decoders.size < 100) decoders.set(label, fresh);
  return fresh;
}

function makeDecoder(label: string): Decoder | null {
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === 'utf-8' ? null : decoder;
  } catch {
    return null;
  }
}
