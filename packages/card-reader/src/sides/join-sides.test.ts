import { describe, expect, it } from 'vitest';
import type { Quad } from '../geometry.ts';
import { understandLines } from '../node/testing/understand-lines.ts';
import type { CardReading } from '../reading.ts';
import { BLANK_READING } from '../testing/blank-reading.ts';
import { cardLines } from '../understand/testing/card-lines.ts';
import { joinPanelTexts, joinSides } from './join-sides.ts';

const quadAt = (x: number): Quad => [
  { x, y: 0 },
  { x: x + 850, y: 0 },
  { x: x + 850, y: 550 },
  { x, y: 550 },
];
const read = (x: number, ...lines: Parameters<typeof cardLines>) =>
  understandLines(cardLines(...lines), { quad: quadAt(x) });

const jane = await read(
  0,
  { text: 'Jane Smith', size: 36 },
  'Head of Sales',
  'Harrow Tools Ltd',
  'Tel +44 20 7946 0958',
  'jane.smith@harrowtools.co.uk',
);
const ben = await read(
  900,
  { text: 'Ben Carter', size: 36 },
  'Founder',
  'Harrow Tools Ltd',
  'ben.carter@harrowtools.co.uk',
);
const back = await read(
  1800,
  { text: 'Harrow Tools Ltd', size: 60 },
  'www.harrowtools.co.uk',
  '12 Mill Lane, Harrogate HG1 1AA',
);

describe('joinPanelTexts', async () => {
  const panel = await read(400, 'T +90 232 555 01 77', 'Çiçek Sokak No: 29', '35213 İzmir');
  const person = await read(
    0,
    { text: 'Işıl Çetinkaya', size: 36 },
    'Proje Yöneticisi',
    'E isil@kilicer.com.tr',
  );

  it('gives a panel of numbers to the person without one', () => {
    const [card, other, ...others] = joinPanelTexts([panel, jane, person]);
    expect(others).toEqual([]);
    expect(card).toBe(jane);
    expect(other?.fullName?.value).toBe('Işıl Çetinkaya');
    expect(other?.phones[0]?.value.number).toBe('+90 232 555 01 77');
    expect(other?.address?.value.city).toBe('İzmir');
  });

  it('leaves it alone where it could be another’s', () => {
    const readings = [panel, person, ben];
    expect(joinPanelTexts(readings)).toEqual(readings);
    expect(joinPanelTexts([panel, jane])).toEqual([panel, jane]);
  });
});

describe('joinSides', () => {
  it('gives the front what only the back says, wherever the back lies', () => {
    for (const sides of [
      [jane, back],
      [back, jane],
    ]) {
      const [card, ...others] = joinSides(sides);
      expect(others).toEqual([]);
      expect(card).toMatchObject({ quad: quadAt(0), backQuad: quadAt(1800) });
      expect(card?.fullName?.value).toBe('Jane Smith');
      expect(card?.emails.map(({ value }) => value)).toEqual(['jane.smith@harrowtools.co.uk']);
      expect(card?.websites[0]?.value).toBe('www.harrowtools.co.uk');
      expect(card?.address?.value.city).toBe('Harrogate');
      const line = card?.address?.lines[0] ?? -1;
      expect(card?.lines[line]?.text).toBe('12 Mill Lane, Harrogate HG1 1AA');
    }
  });

  it('joins a panel of addresses to the person whom its mailbox is called after', async () => {
    const named = await read(0, { text: 'Tolga Erkoc', size: 36 }, 'Senior Account Executive');
    const panel = await read(400, '+43 660 351 58 07', 't.erkoc@digicust.com', 'www.digicust.com');
    const [card, ...others] = joinSides([named, ben, panel]);
    expect(others).toEqual([ben]);
    expect(card?.fullName?.value).toBe('Tolga Erkoc');
    expect(card?.emails[0]?.value).toBe('t.erkoc@digicust.com');
    expect(joinSides([named, ben])).toEqual([named, ben]);
  });

  it('joins the two languages of one card by its e-mail address', async () => {
    const german = await read(
      900,
      { text: 'Jane Smith', size: 36 },
      'Vertriebsleiterin',
      'Tel +44 20 7946 0958',
      'jane.smith@harrowtools.co.uk',
    );
    const [card, ...others] = joinSides([jane, german]);
    expect(others).toEqual([]);
    expect(card?.title?.value).toBe('Head of Sales');
    expect(card?.phones).toHaveLength(1);
  });

  it('leaves the cards of colleagues apart, and a back that could be either’s', () => {
    expect(joinSides([jane, ben])).toEqual([jane, ben]);
    expect(joinSides([jane, ben, back])).toEqual([jane, ben, back]);
  });

  it('joins a side with the company’s mailbox alone to the person whose company begins alike', async () => {
    const named = await read(
      0,
      { text: 'Harrow Tools', size: 50 },
      { text: 'Jane Smith', size: 36 },
      'Tel +44 20 7946 0958',
    );
    const [shop, person] = [
      await read(
        900,
        { text: 'Harrow Tools Rental', size: 50 },
        'Tel +44 20 7946 0999',
        'harrowtools22@gmail.com',
      ),
      await read(
        900,
        { text: 'Harrow Tools Rental', size: 50 },
        'Tel +44 20 7946 0999',
        'b.carter22@gmail.com',
      ),
    ];
    const [card, ...others] = joinSides([shop, named]);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ fullName: { value: 'Jane Smith' }, backQuad: quadAt(900) });
    expect(card?.emails[0]?.value).toBe('harrowtools22@gmail.com');
    expect(card?.phones).toHaveLength(2);
    // Somebody else's mailbox is somebody else's card.
    expect(joinSides([person, named])).toEqual([person, named]);
  });

  it('joins two sides that name nobody once, and no side of another company', async () => {
    const services = await read(900, 'www.harrowtools.co.uk', 'Tel +44 20 7946 0999');
    const other = await read(1800, { text: 'Oakleaf Design', size: 60 }, 'www.oakleafdesign.com');
    const sides = joinSides([back, services, other]);
    expect(sides).toHaveLength(2);
    expect(sides[1]).toBe(other);
  });

  it('takes no trade, no part of a word and no other domain for the same company', async () => {
    const at = (org: string, x: number, ...lines: string[]) =>
      read(x, { text: org, size: 60 }, ...lines);
    const jane = await read(
      0,
      { text: 'Jane Smith', size: 36 },
      'Head of Sales',
      'Hotel Bristol Wien',
      'jane@bristol.example.at',
      'Tel +44 20 7946 0958',
    );
    const others = [
      await at('Hotel', 900, 'Tel +44 20 7946 0999'),
      await at('Bristolware', 900, 'Tel +44 20 7946 0999'),
      await at('Hotel Bristol', 900, 'www.hotelbristol.com', 'Tel +44 20 7946 0999'),
    ];
    for (const other of others) expect(joinSides([jane, other])).toEqual([jane, other]);
  });

  it('leaves colleagues apart who share a mailbox, and whose names may be unread', async () => {
    const card = (name: string, number: string) =>
      read(
        900,
        { text: name, size: 36 },
        'Harrow Tools Ltd',
        `Mobile ${number}`,
        'info@harrowtools.co.uk',
      );
    const cards = [
      await card('Jane Smith', '+44 7700 900123'),
      await card('Ben Carter', '+44 7700 900456'),
    ];
    expect(joinSides(cards)).toEqual(cards);
    const bare = await read(
      0,
      { text: 'Jane Smith', size: 36 },
      'Harrow Tools Ltd',
      'Tel +44 20 7946 0958',
    );
    const unread = await read(
      900,
      { text: 'Harrow Tools Ltd', size: 50 },
      'Mobile +44 7700 900123',
      'info@harrowtools.co.uk',
    );
    expect(joinSides([bare, unread])).toEqual([bare, unread]);
  });

  it('tells the customers of one provider of sites apart', async () => {
    const [harrow, oakleaf] = [
      await read(0, { text: 'Jane Smith', size: 36 }, 'Tel +44 20 7946 0958', 'harrow.github.io'),
      await read(900, { text: 'Oakleaf', size: 60 }, 'oakleaf.github.io'),
    ];
    expect(joinSides([harrow, oakleaf])).toEqual([harrow, oakleaf]);
  });

  it('takes no address at a provider for a company’s', async () => {
    const [one, two] = [
      await read(0, { text: 'Tolga Erkoc', size: 36 }, 't.erkoc@gmail.com'),
      await read(900, 'Tel +44 20 7946 0999', 'www.gmail.com'),
    ];
    expect(joinSides([one, two])).toEqual([one, two]);
  });

  it('gives the only card beside it the sign of an outlined side, and no sign to one of two', async () => {
    const sign: CardReading = {
      ...BLANK_READING,
      quad: quadAt(1800),
      org: { value: 'OAKLEAF DESIGN', origin: 'printed', confidence: 0.7, lines: [] },
    };
    const bare: CardReading = { ...jane, org: undefined, emails: [] };
    const [card, ...others] = joinSides([sign, bare]);
    expect(others).toEqual([]);
    expect(card?.org?.value).toBe('OAKLEAF DESIGN');
    expect(joinSides([sign, bare, ben])).toEqual([sign, bare, ben]);
    // Another firm's logo beside somebody who has a firm.
    expect(joinSides([sign, jane])).toEqual([sign, jane]);
    expect(joinSides([{ ...sign, quad: null }, bare])).toHaveLength(2);
  });

  it('leaves the cards of two companies apart', async () => {
    const other = await read(900, { text: 'Oakleaf Design', size: 60 }, 'www.oakleafdesign.com');
    expect(joinSides([jane, other])).toEqual([jane, other]);
  });
});

it('makes one contact of a front and a back in two scripts, with both names', () => {
  const printed = (value: string) => ({
    value,
    origin: 'printed' as const,
    confidence: 0.9,
    lines: [0],
  });
  const line = { text: '', quad: [], confidence: 1 } as unknown as CardReading['lines'][number];
  const side = (fullName: string, title: string, org: string, confidence: number): CardReading => ({
    ...BLANK_READING,
    lines: [line],
    fullName: printed(fullName),
    title: printed(title),
    org: { ...printed(org), confidence },
    phones: [{ ...printed(''), value: { number: '+81 3-1234-5678', kinds: ['work'] } }],
  });
  const [card, ...others] = joinSides([
    side('山田 太郎', '部長', '山田商事', 0.7),
    side('Taro Yamada', 'Director', 'Yamada Trading', 0.9),
  ]);
  expect(others).toEqual([]);
  expect(card).toMatchObject({
    fullName: { value: '山田 太郎', lines: [0] },
    org: { value: '山田商事', lines: [0] },
    otherScript: {
      fullName: { value: 'Taro Yamada', lines: [1] },
      title: { value: 'Director', lines: [1] },
      org: { value: 'Yamada Trading', lines: [1] },
    },
  });
  expect(
    joinSides([
      side('山田 太郎', '部長', '山田商事', 0.9),
      side('佐藤 健', '部長', '山田商事', 0.9),
    ]),
  ).toHaveLength(2);
});
