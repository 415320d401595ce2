import { initSync, JxlImage } from 'jxl-oxide-wasm';
import { CardReaderError } from '../card-reader-error.ts';
import { checkPixels } from '../check-image.ts';
import { MAX_JXL_PIXELS } from '../limits.ts';
import type { WasmModule } from './web-assembly.ts';

/**
 * A JPEG XL picture as PNG, upright.
 * @param wasm jxl-oxide's WebAssembly, compiled
 * @throws CardReaderError `broken_image`, `image_too_large`
 */
export function jxlToPng(bytes: Uint8Array, wasm: WasmModule): Uint8Array {
  initSync({ module: wasm as never });
  const image = new JxlImage();
  try {
    image.forceSrgb = true;
    image.feedBytes(bytes);
    if (!image.tryInit()) throw broken();
    const { width = 0, height = 0 } = image;
    checkPixels({ width, height }, MAX_JXL_PIXELS);
    // Encoding frees the frame.
    return image.render().encodeToPng();
  } catch (error) {
    throw error instanceof CardReaderError ? error : broken(error);
  } finally {
    image.free();
  }
}

function broken(cause?: unknown): CardReaderError {
  return new CardReaderError('broken_image', 'The picture is damaged or incomplete.', { cause });
}
