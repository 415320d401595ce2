// @module-tag process
import { createRequire } from 'node:module';
import { drawQrCode } from '@cardsift/invented-cards/draw-qr-code';
import { describeFont } from '@cardsift/invented-cards/fonts';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardReader } from '../card-reader.ts';
import type { CardReading, Reading } from '../reading.ts';
import { createNodeCardReader } from './create-node-card-reader.ts';

const require = createRequire(import.meta.url);
for (const script of ['cyrillic', 'greek', 'hebrew']) {
  const file = `@fontsource/open-sans/files/open-sans-${script}-400-normal.woff2`;
  GlobalFonts.registerFromPath(require.resolve(file), `Open Sans ${script}`);
}

/** A card of 1000 × 560 pixels on which `draw` puts black ink. */
function picture(draw: (context: SKRSContext2D) => void, height = 560): Buffer {
  const canvas = createCanvas(1000, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1000, height);
  context.fillStyle = 'black';
  draw(context);
  return canvas.toBuffer('image/jpeg', 92);
}

function write(context: SKRSContext2D, lines: readonly string[], size = 34): void {
  context.font = describeFont('open-sans', 400, size);
  lines.forEach((line, i) => {
    context.fillText(line, 60, 80 + i * size * 1.9);
  });
}

/** What a reading says of a person with enough confidence to be trusted. */
function claims(reading: CardReading | undefined): string[] {
  const { fullName, title, org, emails = [], phones = [], websites = [] } = reading ?? {};
  const fields: (Reading<unknown> | undefined)[] = [fullName, title, org];
  fields.push(...emails, ...phones, ...websites);
  return fields.flatMap((field) =>
    field && field.confidence >= 0.9 ? [JSON.stringify(field.value)] : [],
  );
}

let reader: CardReader;
beforeAll(async () => {
  reader = await createNodeCardReader();
});
afterAll(() => reader.close());

describe('a picture that is not the usual card', () => {
  it('may be a page of text, on which nothing is found that a card would say', async () => {
    const words =
      'the meeting began late and went on until the harbour lights were lit along the quay'.split(
        ' ',
      );
    const lines = Array.from({ length: 26 }, (_, i) =>
      words
        .map((_, k) => words[(k * 5 + i * 3) % words.length])
        .join(' ')
        .slice(0, 70),
    );
    const page = picture((context) => write(context, lines, 24), 1400);
    await expect(reader.read(page)).rejects.toMatchObject({ code: 'no_text_found' });
  });

  const inScript = (script: string, lines: string[]) =>
    picture((context) => {
      context.font = `40px "Open Sans ${script}"`;
      lines.forEach((line, i) => {
        context.fillText(line, 60, 120 + i * 110);
      });
    });

  it.each([
    ['cyrillic', ['Иван Петров', 'Генеральный директор', 'Завод «Прогресс»']],
    ['greek', ['Γιώργος Παπαδόπουλος', 'Διευθυντής πωλήσεων', 'Ελληνική Ναυτιλία']],
  ])('may be in %s letters', async (script, lines) => {
    const [reading] = await reader.read(inScript(script, lines));
    expect([reading?.fullName?.value, reading?.title?.value]).toEqual(lines.slice(0, 2));
  });

  it('may be in letters that it cannot read and does not trust', async () => {
    const lines = ['יוסי כהן', 'מנהל מכירות', 'חברה בעמ'];
    const readings = await reader.read(inScript('hebrew', lines)).catch((error) => {
      expect(['no_text_found', 'script_not_read']).toContain(error.code);
      return [];
    });
    for (const reading of readings) expect(claims(reading)).toEqual([]);
  });

  it('may be bilingual: the letters that it knows are read beside the others', async () => {
    const card = picture((context) => {
      context.font = '40px "Open Sans greek"';
      context.fillText('Γιώργος Παπαδόπουλος', 60, 100);
      context.font = describeFont('open-sans', 400, 34);
      context.fillText('giorgos@example.gr', 60, 220);
      context.fillText('+30 21 0555 0123', 60, 300);
    });
    const [reading] = await reader.read(card);
    expect(reading?.emails[0]?.value).toBe('giorgos@example.gr');
    expect(reading?.phones[0]?.value.number.replace(/\D/g, '')).toBe('302105550123');
  });

  it('may show no card and no text', async () => {
    const hills = picture((context) => {
      for (const [i, colour] of ['#9cd', '#7a9', '#586', '#243'].entries()) {
        context.fillStyle = colour;
        context.beginPath();
        context.ellipse(200 + i * 240, 260 + i * 90, 420, 210, 0, 0, 7);
        context.fill();
      }
    });
    await expect(reader.read(hills)).rejects.toMatchObject({ code: 'no_text_found' });
  });

  it('may be only a logo, with nothing to read', async () => {
    const logo = picture((context) => {
      context.fillStyle = '#c33';
      context.beginPath();
      context.arc(500, 200, 120, 0, 7);
      context.fill();
      context.font = describeFont('montserrat', 700, 72);
      context.fillText('QUILUMDORA', 240, 440);
    });
    await expect(reader.read(logo)).rejects.toMatchObject({ code: 'no_text_found' });
  });

  it('may have a QR code, whose values are exact', async () => {
    const vcard = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lindqvist;Marta',
      'FN:Marta Lindqvist',
      'TEL;TYPE=CELL:+46701740605',
      'EMAIL:marta@lindqvist.example',
      'END:VCARD',
    ].join('\r\n');
    const card = picture((context) => {
      write(context, ['Marta Lindqvist', 'Head of Research']);
      drawQrCode(context, vcard, { x: 60, y: 20, size: 35 }, 10);
    });
    const [reading] = await reader.read(card);
    expect(reading?.title?.value).toBe('Head of Research');
    expect(reading?.phones.map(({ value }) => value.number)).toEqual(['+46 70 174 06 05']);
    expect(reading?.emails.map(({ value }) => value)).toEqual(['marta@lindqvist.example']);
  });

  it('may show both sides of one card, which are one contact', async () => {
    const both = picture((context) => {
      context.fillStyle = '#567';
      context.fillRect(0, 0, 1000, 1400);
      context.fillStyle = 'white';
      context.fillRect(80, 60, 840, 520);
      context.fillRect(80, 780, 840, 520);
      context.fillStyle = 'black';
      context.font = describeFont('open-sans', 700, 44);
      context.fillText('Jane Smith', 140, 170);
      context.fillText('HARROW TOOLS LTD', 260, 1030);
      context.font = describeFont('open-sans', 400, 32);
      context.fillText('Head of Sales', 140, 230);
      context.fillText('Tel +44 20 7946 0958', 140, 380);
      context.fillText('jane.smith@harrowtools.co.uk', 140, 440);
      context.fillText('www.harrowtools.co.uk', 330, 1110);
    }, 1400);
    const readings = await reader.read(both);
    expect(readings).toHaveLength(1);
    const [card] = readings;
    expect(card?.fullName?.value).toBe('Jane Smith');
    expect(card?.org).toMatchObject({ value: 'HARROW TOOLS LTD', origin: 'printed' });
    expect(card?.websites[0]?.value).toBe('www.harrowtools.co.uk');
    expect(card?.backQuad).toBeDefined();
  });
});
