/**
 * A HEIC picture that neither the browser nor our decoder can open. It is not sent on: the workflow
 * opens HEIC with the same library.
 */
export class HeicError extends Error {
  override readonly name = 'HeicError';

  constructor(options?: ErrorOptions) {
    super('HEIC format not supported by browser - please convert to JPG/PNG first', options);
  }
}

export function isHeic({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/**
 * Safari opens HEIC itself; for the others a decoder of 3 MB is loaded, but only now.
 *
 * @throws HeicError
 */
export async function openHeic(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Not an error yet: most browsers cannot.
  }
  try {
    const { heicTo } = await import('heic-to/csp');
    return await heicTo({ blob: file, type: 'bitmap' });
  } catch (cause) {
    throw new HeicError({ cause });
  }
}
