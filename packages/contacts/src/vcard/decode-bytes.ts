const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');

// Node's types have no instance type of this name.
type Decoder = InstanceType<typeof TextDecoder>;

/** Files name few charsets, and each decoder takes as long to make as a hundred lines to decode. */
const decoders = new Map<string, Decoder | null>();

/**
 * The text of a line's bytes: in the charset that it names (any label of the WHATWG Encoding Standard), as UTF-8 where
 * they are valid, else as windows-1252, which leaves no byte without a letter.
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

/** Null for UTF-8, which a file may name and not keep to, and for what no browser knows. */
function findDecoder(label: string): Decoder | null {
  const known = decoders.get(label);
  if (known !== undefined) return known;
  const fresh = makeDecoder(label);
  // A hostile file could name a million.
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
