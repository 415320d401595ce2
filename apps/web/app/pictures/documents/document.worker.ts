import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { recognizeFormat } from '@cardsift/card-reader/check-image';
import { layOnPaper } from '../lay-on-paper.ts';
import type { DocumentAnswer, DocumentRequest } from './document-messages.ts';
import type { OpenDocument } from './page-image.ts';

/** A page becomes a picture of high quality; `preparePicture` shrinks it. */
const QUALITY = 0.95;

let opened: OpenDocument | undefined;

/** Each format's decoder comes when a file of it does. */
async function open(file: File): Promise<OpenDocument> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (recognizeFormat(bytes)) {
    case 'pdf':
      return (await import('./open-pdf.ts')).openPdfHere(bytes);
    case 'tiff':
      return (await import('./open-tiff.ts')).openTiff(bytes);
    case 'jxl':
      return (await import('./open-jxl.ts')).openJxl(bytes);
    default:
      // A picture that is named like a document: the file says what it is.
      return { count: 1, pages: 1, draw: async () => new Blob([bytes]) };
  }
}

async function answer(request: DocumentRequest): Promise<DocumentAnswer> {
  try {
    if ('file' in request) {
      opened = await open(request.file);
      return { kind: 'open', count: opened.count, pages: opened.pages };
    }
    if (!opened) throw new Error('No document is open');
    return { kind: 'page', blob: await encode(await opened.draw(request.page)) };
  } catch (error) {
    if (error instanceof CardReaderError) {
      return { kind: 'refused', code: error.code, message: error.message };
    }
    return { kind: 'failed', problem: String(error) };
  }
}

async function encode(page: ImageData | Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(page);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('This browser cannot draw off screen');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  layOnPaper(context);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

self.addEventListener('message', ({ data }: MessageEvent<DocumentRequest>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});
