import { readFile } from 'node:fs/promises';
import { createDeflate, deflateSync } from 'node:zlib';
import { createCanvas, PDFDocument } from '@napi-rs/canvas';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CardReaderError } from '../card-reader-error.ts';
import { MOST_PAGES } from '../limits.ts';
import { openFile } from './open-file.ts';
import { pdfOfPages, streamObject } from './testing/write-pdf.ts';
import { writeTiff } from './testing/write-tiff.ts';

const BLACK_BOX = streamObject('', Buffer.from('0 g 20 20 100 100 re f'));

/** What becomes of a file: its number of pictures and the size of one, or the code of the error. */
async function open(bytes: Uint8Array, picture = 0) {
  try {
    const file = await openFile(bytes);
    const { image } = await file.decode(picture);
    file.close();
    expect(image.data).toHaveLength(image.width * image.height * 3);
    return { count: file.count, width: image.width, height: image.height };
  } catch (error) {
    if (error instanceof CardReaderError) return error.code;
    throw error;
  }
}

function drawPdf(pages: number): Buffer {
  const document = new PDFDocument();
  for (let i = 0; i < pages; i++) {
    document.beginPage(241, 156).fillRect(20, 20, 100, 100);
    document.endPage();
  }
  return document.close();
}

describe('a PDF', () => {
  it('has a picture for each page, fine enough for small print', async () => {
    expect(await open(drawPdf(3), 2)).toEqual({ count: 3, width: 1600, height: 1036 });
  });

  it('from an office machine is a scan on each page', async () => {
    const scan = createCanvas(2480, 3508).toBuffer('image/jpeg');
    const jpeg = '/Type /XObject /Subtype /Image /Width 2480 /Height 3508 /BitsPerComponent 8';
    const page =
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Scan 3 0 R >> >> >>';
    const { writePdf } = await import('./testing/write-pdf.ts');
    const pdf = writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [5 0 R] >>',
      streamObject(`${jpeg} /ColorSpace /DeviceRGB /Filter /DCTDecode`, scan),
      streamObject('', Buffer.from('595 0 0 842 0 0 cm /Scan Do')),
      page,
    ]);
    expect(await open(pdf)).toEqual({ count: 1, width: 1413, height: 2000 });
  });

  it('of 10,000 pages is opened, and its first ten can be read', async () => {
    const pdf = pdfOfPages(10_000, BLACK_BOX);
    expect(await open(pdf, 9)).toMatchObject({ count: MOST_PAGES });
  });

  it('that requires a password says so', async () => {
    const secret = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<00> <00>] `;
    expect(await open(pdfOfPages(1, BLACK_BOX, secret))).toBe('locked_document');
  });

  it.each([
    ['its first bytes', (pdf: Buffer) => pdf.subarray(0, 40)],
    ['no pages', () => pdfOfPages(0, BLACK_BOX)],
  ])('with only %s is broken', async (_, damage) => {
    expect(await open(damage(drawPdf(1)))).toBe('broken_image');
  });

  it('that is truncated is repaired or broken, and nothing else', async () => {
    const pdf = drawPdf(2);
    const lengths = fc.integer({ min: 0, max: pdf.length });
    await fc.assert(
      fc.asyncProperty(lengths, async (length) => {
        const outcome = await open(pdf.subarray(0, length));
        if (typeof outcome === 'string') {
          expect(['broken_image', 'unsupported_image']).toContain(outcome);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('whose page unpacks from a kilobyte to a gigabyte stays within its memory', async () => {
    const once = await deflateSpaces(1024);
    const twice = deflateSync(once);
    expect(twice.length).toBeLessThan(20_000);
    const bomb = pdfOfPages(1, streamObject('/Filter [/FlateDecode /FlateDecode]', twice));
    const before = process.memoryUsage.rss();
    // It may be refused, or drawn as the empty page that it is.
    const outcome = await open(bomb);
    expect(['broken_image', 'object']).toContain(
      typeof outcome === 'string' ? outcome : typeof outcome,
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(900 * 2 ** 20);
  });

  it('with a page of a kilometer has no more pixels than another', async () => {
    const huge = pdfOfPages(1, BLACK_BOX).toString('latin1').replace('241 156', '900000 900000');
    expect(await open(Buffer.from(huge, 'latin1'))).toMatchObject({ width: 2000, height: 2000 });
  });
});

/** This many megabytes of spaces, compressed. */
async function deflateSpaces(megabytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 });
  const chunks: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  const spaces = Buffer.alloc(2 ** 20, ' ');
  for (let i = 0; i < megabytes; i++) {
    if (!deflate.write(spaces)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
  await new Promise((resolve) => deflate.once('end', resolve));
  return Buffer.concat(chunks);
}

describe('a TIFF', () => {
  const page = { width: 40, height: 30, gray: new Uint8Array(1200).fill(200) };

  it('has a picture for each page', async () => {
    const wide = { width: 60, height: 30, gray: new Uint8Array(1800) };
    expect(await open(writeTiff([page, wide]), 1)).toEqual({ count: 2, width: 60, height: 30 });
  });

  it('of 1,000 pages is opened, and its first ten can be read', async () => {
    expect(await open(writeTiff(Array(1000).fill(page)), 9)).toMatchObject({ count: MOST_PAGES });
  });

  it('that claims 100 megapixels is refused before it is decoded', async () => {
    const claim = { ...page, width: 10_000, height: 10_000 };
    expect(await open(writeTiff([claim]))).toBe('image_too_large');
  });

  it('in the coding of fax machines is read', async () => {
    const fax = await sharp(createCanvas(200, 100).toBuffer('image/png'))
      .flatten()
      .threshold()
      .toColourspace('b-w')
      .tiff({ compression: 'ccittfax4', bitdepth: 1 })
      .toBuffer();
    expect(await open(fax)).toEqual({ count: 1, width: 200, height: 100 });
  });
});

describe('other formats', () => {
  const red = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c22' } });

  it('an AVIF is read', async () => {
    expect(await open(await red.avif().toBuffer())).toEqual({ count: 1, width: 64, height: 48 });
  });

  it('an AVIF that claims 10,000 megapixels is refused', async () => {
    const avif = await red.avif().toBuffer();
    const size = avif.indexOf('ispe') + 8;
    avif.writeUInt32BE(100_000, size);
    avif.writeUInt32BE(100_000, size + 4);
    expect(await open(avif)).toBe('image_too_large');
  });

  it('a JPEG XL is read, and a truncated one is broken', async () => {
    const jxl = await readFile(new URL('./testing/card.jxl', import.meta.url));
    expect(await open(jxl)).toEqual({ count: 1, width: 900, height: 520 });
    expect(await open(jxl.subarray(0, 2000))).toBe('broken_image');
  });

  it.each([
    ['pdf', () => Buffer.from('%PDF-1.7 and nothing that a PDF has')],
    ['tiff', () => Buffer.from('II*\0 and nothing that a TIFF has')],
    ['jxl', () => Buffer.from([0xff, 0x0a, 1, 2, 3, 4, 5, 6, 7, 8])],
    ['avif', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0mif1miafavif')],
  ])('what only starts like a %s is broken', async (_, bytes) => {
    expect(await open(bytes())).toBe('broken_image');
  });
});
