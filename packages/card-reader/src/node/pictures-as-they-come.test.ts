// @module-tag process
import { readFile } from 'node:fs/promises';
import { drawQrCode } from '@cardsift/invented-cards/draw-qr-code';
import { describeFont } from '@cardsift/invented-cards/fonts';
import { createCanvas, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardReader } from '../card-reader.ts';
import { toReadCard } from '../read-card.ts';
import { createNodeCardReader } from './create-node-card-reader.ts';

/**
 * Redrawn versions of pictures that people sent to other products, as described in their bug reports.
 */

const CARD = ['Tobias Ferrant', 'Regional Sales Manager', 'Orvane Logistics GmbH'];
const REACHED = ['+49 171 3920012', 't.ferrant@orvane.de', 'www.orvane.de'];
const READ = {
  fullName: 'Tobias Ferrant',
  title: 'Regional Sales Manager',
  org: 'Orvane Logistics GmbH',
  phones: [expect.objectContaining({ number: '+49 171 3920012' })],
  emails: ['t.ferrant@orvane.de'],
  urls: ['https://www.orvane.de'],
};

let reader: CardReader;
beforeAll(async () => {
  reader = await createNodeCardReader();
});
afterAll(() => reader.close());

/** The contacts read from a picture that `draw` draws. */
async function read(width: number, height: number, draw: (context: SKRSContext2D) => void) {
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  const readings = await reader.read(canvas.toBuffer('image/png'));
  return readings.map((reading) => toReadCard(reading).contact);
}

function write(
  context: Pick<SKRSContext2D, 'font' | 'fillText'>,
  lines: readonly string[],
  x: number,
  y: number,
  size: number,
) {
  for (const [i, line] of lines.entries()) {
    context.font = describeFont('open-sans', i === 0 ? 700 : 400, i === 0 ? size * 1.4 : size);
    context.fillText(line, x, y + i * size * 1.9);
  }
}

describe('a card that is small on its picture', () => {
  /** A brown table of this size, as a JPEG, with a drawn card at each place. */
  async function photograph(width: number, height: number, cards: readonly Buffer[]) {
    const table = { create: { width, height, channels: 3, background: '#5b4636' } } as const;
    const step = Math.round(width / cards.length);
    const placed = cards.map((input, i) => ({
      input,
      left: Math.round((i + 0.5) * step) - 525,
      top: Math.round(height * 0.45) - 300,
    }));
    return sharp(table).composite(placed).jpeg({ quality: 90 }).toBuffer();
  }

  /** 1,050 pixels wide, as in the bug report. */
  function drawCardOf(fullName: string, digit: number): Buffer {
    const canvas = createCanvas(1050, 600);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fdfcf8';
    context.fillRect(0, 0, 1050, 600);
    context.fillStyle = '#222';
    const email = `${fullName.toLowerCase().replace(' ', '.')}@orvane.de`;
    write(context, [fullName, ...CARD.slice(1), `+49 171 392001${digit}`, email], 70, 130, 34);
    return canvas.toBuffer('image/png');
  }

  it('of 48 megapixels is read, and its place refers to the whole picture', async () => {
    const [reading] = await reader.read(
      await photograph(8000, 6000, [drawCardOf('Tobias Ferrant', 2)]),
    );
    expect(reading && toReadCard(reading).contact).toMatchObject({
      ...READ,
      emails: ['tobias.ferrant@orvane.de'],
      urls: [],
    });
    const [corner] = reading?.quad ?? [];
    // Places are given on a quarter of 8000 × 6000.
    expect(Math.abs((corner?.x ?? 0) - (4000 - 525) / 4)).toBeLessThan(8);
    expect(Math.abs((corner?.y ?? 0) - (2700 - 300) / 4)).toBeLessThan(8);
  });

  it('in a row of six on a panorama is read, as are the others', async () => {
    const names = [
      'Tobias Ferrant',
      'Imogen Bell',
      'Callum Ashworth',
      'Marie Dupont',
      'Paolo Bianchi',
      'Elif Demir',
    ];
    const cards = names.map((name, i) => drawCardOf(name, i));
    const readings = await reader.read(await photograph(12_000, 1500, cards));
    const found = readings.map((reading) => toReadCard(reading).contact);
    expect(found.map(({ fullName }) => fullName).sort()).toEqual(names.toSorted());
    for (const [i, name] of names.entries()) {
      const contact = found.find(({ fullName }) => fullName === name);
      expect(contact?.phones[0]?.number).toBe(`+49 171 392001${i}`);
    }
  });
});

describe('a document', () => {
  it('has the cards of each page, and says which page', async () => {
    const document = new PDFDocument();
    for (const name of ['Tobias Ferrant', 'Imogen Bell']) {
      const context = document.beginPage(241, 156);
      write(context, [name, ...CARD.slice(1), ...REACHED], 16, 28, 8);
      document.endPage();
    }
    const pdf = document.close();
    expect(await reader.countPictures(pdf)).toBe(2);
    const [first] = await reader.read(pdf);
    expect(first?.page).toBe(1);
    expect(first && toReadCard(first).contact).toMatchObject(READ);
    const [second] = await reader.read(pdf, { picture: 1 });
    expect(second).toMatchObject({ page: 2, fullName: { value: 'Imogen Bell' } });
  });

  it('in JPEG XL is read', async () => {
    const [reading] = await reader.read(
      await readFile(new URL('./testing/card.jxl', import.meta.url)),
    );
    expect(reading && toReadCard(reading).contact).toMatchObject(READ);
  });
});

describe('transparency', () => {
  it.each(['white', 'black', '#7fb4e8'])(
    '%s print on a transparent ground is read',
    async (ink) => {
      const [contact] = await read(1000, 560, (context) => {
        context.fillStyle = ink;
        write(context, [...CARD, ...REACHED], 60, 110, 34);
      });
      expect(contact).toMatchObject(READ);
    },
  );
});

describe('a digital card', () => {
  /**
   * A phone's screenshot in dark mode: a bar at the top, a photograph, captions below values, a
   * button.
   */
  function screenshot(context: SKRSContext2D): void {
    context.fillStyle = '#121212';
    context.fillRect(0, 0, 1170, 2532);
    context.fillStyle = '#fff';
    context.font = describeFont('open-sans', 700, 44);
    context.fillText('9:41', 90, 90);
    context.fillText('87%', 1000, 90);
    context.fillStyle = '#888';
    context.beginPath();
    context.arc(585, 480, 180, 0, 7);
    context.fill();
    context.fillStyle = '#fff';
    write(context, [CARD[0] ?? ''], 80, 1000, 50);
    context.fillStyle = '#a0a0a6';
    write(context, CARD.slice(1), 80, 1080, 42);
    const values = [
      ['Mobile', REACHED[0]],
      ['Work', REACHED[1]],
      ['Website', REACHED[2]],
      ['Office', 'Hafenstraße 12, 28195 Bremen'],
    ];
    for (const [i, [caption = '', value = '']] of values.entries()) {
      context.font = describeFont('open-sans', 400, 44);
      context.fillStyle = '#fff';
      context.fillText(value, 240, 1400 + i * 160);
      context.font = describeFont('open-sans', 400, 34);
      context.fillStyle = '#8e8e93';
      context.fillText(caption, 240, 1450 + i * 160);
    }
    context.fillStyle = '#0a84ff';
    context.beginPath();
    context.roundRect(60, 2230, 1050, 130, 65);
    context.fill();
    context.fillStyle = '#fff';
    context.font = describeFont('open-sans', 700, 46);
    context.fillText('Save Contact', 440, 2312);
  }

  it('is read from a screenshot in dark mode, and its captions are not values', async () => {
    const contacts = await read(1170, 2532, screenshot);
    expect(contacts).toHaveLength(1);
    expect(contacts[0]).toMatchObject(READ);
    expect(contacts[0]?.address).toMatchObject({
      street: 'Hafenstraße 12',
      city: 'Bremen',
      postcode: '28195',
    });
  });

  it('with a light code on a dark ground gives values that only the code has', async () => {
    const [contact] = await read(1170, 2532, (context) => {
      screenshot(context);
      drawQrCode(
        context,
        'MECARD:N:Ferrant,Tobias;TEL:+491713920012;ADR:,,Am Wall 3,Bremen,,28195,;;',
        { x: 3, y: 1.5, size: 6 },
        100,
      );
      const code = context.getImageData(300, 150, 600, 600);
      for (let i = 0; i < code.data.length; i++) {
        if (i % 4 < 3) code.data[i] = 255 - (code.data[i] ?? 0);
      }
      context.putImageData(code, 300, 150);
    });
    expect(contact).toMatchObject({ ...READ, address: { street: 'Am Wall 3', city: 'Bremen' } });
  });
});
