import type { Piece, WrittenCard, WrittenLine } from './parse-written-card.ts';

const BETWEEN_PEOPLE = /(\s(?:&|\+|and|und|et|en|og|och|ja|ir|un|ve|in|și|a|và|и|та|і|και)\s)/u;
/** Languages in which the same word stands between a person’s two family names: between people it follows one word. */
const BEHIND_GIVEN_NAME = /^\S+(\s(?:y|e|i|és)\s)/u;
/** “Mohamed Sultan & anak” is a father with a child who is not named. */
const NOBODY = /\s(?:fam[ií]lia|fils|sons?|hijos?|anak|figli|filhos?|söhne|bracia)(?:\s|$)/iu;

/**
 * Makes two people of “Con & Voula Stathakis” wherever one name holds both, because some authors marked one name and
 * others two.
 */
export function partCouples(card: WrittenCard): WrittenCard {
  return { ...card, lines: card.lines.map(partOnLine) };
}

function partOnLine(line: WrittenLine): WrittenLine {
  const names = new Set(line.pieces.flat().filter(({ kind }) => kind === 'name'));
  return [...names].reduce(partName, line);
}

function partName(line: WrittenLine, name: Piece): WrittenLine {
  const from = line.pieces.findIndex((pieces) => pieces.includes(name));
  const end = line.pieces.findLastIndex((pieces) => pieces.includes(name)) + 1;
  const text = line.text.slice(from, end);
  if (NOBODY.test(text)) return line;
  const [, between] = BETWEEN_PEOPLE.exec(text) ?? BEHIND_GIVEN_NAME.exec(text) ?? [];
  if (!between) return line;
  const before = from + text.indexOf(between);
  const behind = before + between.length;
  const other: Piece = { ...name, isMain: false, person: 2 };
  const pieces = line.pieces.map((own, at) => {
    if (at < before || at >= end || !own.includes(name)) return own;
    return at < behind
      ? own.filter((each) => each !== name)
      : own.map((each) => (each === name ? other : each));
  });
  return { ...line, pieces };
}
