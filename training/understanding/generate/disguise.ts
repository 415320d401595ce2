import { isFreeMailHost } from '@cardsift/card-reader/understand/lexicon/free-mail';
import { sharedMailboxes } from '@cardsift/card-reader/understand/lexicon/word-lists';
import { lettersOf } from '@cardsift/card-reader/understand/text/letter-case';
import { readHostName } from '@cardsift/card-reader/understand/values/online/host-name';
import { isSocial } from '@cardsift/card-reader/understand/values/online/social-profile';
import { saysTrade } from '@cardsift/card-reader/understand/values/word-kinds';
import { fold } from '@cardsift/contacts/text/fold';
import type { Random } from '@cardsift/invented-cards/random';
import { inCaseOf } from './spread-words.ts';

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Where a web address begins, and what stands before its host. */
const SITE = /https?:\/\/|www\./i;
const SCHEME = /^(?:https?:\/\/)?(?:www\.)?/i;
const VOWELS = [...'aeiou'];
const CONSONANTS = [...'bcdfglmnprstvk'];
/** In letters. Shorter parts of an address are in too many words. */
const SHORTEST_PART = 3;

/** Gives each word of a card that may identify somebody another one, always the same. */
export class Disguise {
  readonly #harmless: ReadonlySet<string>;
  readonly #random: Random;
  readonly #others = new Map<string, string>();

  constructor(harmless: ReadonlySet<string>, random: Random) {
    this.#harmless = harmless;
    this.#random = random;
  }

  /** From now on each word of a name becomes one of another name. Particles stay: “de” is a word of every language. */
  rename(name: string, other: string): void {
    const others = other.match(WORD) ?? [];
    (name.match(WORD) ?? []).forEach((word, i) => {
      const key = fold(word);
      const isParticle = key.length <= SHORTEST_PART && this.#harmless.has(key);
      if (!isParticle) this.#others.set(key, others[i] ?? others.at(-1) ?? '');
    });
  }

  /** Leaves of a sign only what says its trade, and not even that if nothing else stands there. */
  sign(text: string): void {
    const words = (text.match(WORD) ?? []).map(fold);
    const own = words.filter((word) => word.length > SHORTEST_PART && !saysTrade(word));
    const longest = Math.max(0, ...words.map(({ length }) => length));
    const told = own.length > 0 ? own : words.filter(({ length }) => length === longest);
    for (const word of told) this.#others.set(word, this.#others.get(word) ?? this.#invented(word));
  }

  /** A text with other words and digits. */
  text(text: string): string {
    return text
      .replace(WORD, (word) => this.#word(word))
      .replace(/\p{Nd}/gu, () => String(this.#random.integer(0, 9)));
  }

  /** A mailbox or web address with the parts of other words, and the same ending. Networks stay, as providers of mail do. */
  address(text: string): string {
    const begin = text.includes('@') ? text.lastIndexOf('@') + 1 : Math.max(0, text.search(SITE));
    const [before, rest] = [text.slice(0, begin), text.slice(begin)];
    const scheme = SCHEME.exec(rest)?.[0] ?? '';
    const host = /^[^/]*/.exec(rest.slice(scheme.length))?.[0] ?? '';
    const after = rest.slice(scheme.length + host.length);
    const known = readHostName(host);
    const stays =
      known &&
      (before.includes('@') ? isFreeMailHost(known) : isSocial({ host: known, path: after }));
    const ending = known ? host.length - known.suffix.length - 1 : host.length;
    const own = stays ? host : this.#other(host.slice(0, ending)) + host.slice(ending);
    const isShared = sharedMailboxes.has(before.slice(0, -1).toLowerCase());
    return (isShared ? before : this.#other(before)) + scheme + own + this.#other(after);
  }

  #isHarmless(word: string): boolean {
    return !this.#others.has(word) && (word.length < 2 || this.#harmless.has(word));
  }

  #word(word: string): string {
    const key = fold(word);
    if (this.#isHarmless(key)) return word;
    const other = this.#others.get(key) ?? this.#invented(key);
    this.#others.set(key, other);
    const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
    return inCaseOf(isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other, word);
  }

  /** As many letters, that can be spoken alike. */
  #invented(word: string): string {
    return word.replace(/\p{L}/gu, (letter) =>
      this.#random.pick(VOWELS.includes(letter) ? VOWELS : CONSONANTS),
    );
  }

  /** Parts of which at least one is another: common words alone may be a firm's address. */
  #other(text: string): string {
    const other = this.#parts(text);
    const isSame = lettersOf(other).toLowerCase() === lettersOf(text).toLowerCase();
    return isSame ? this.#invented(other.toLowerCase()) : other;
  }

  /** Letters that are words of the card or harmless ones, and others. */
  #parts(text: string): string {
    const known = [...this.#others.keys(), ...this.#harmless]
      .filter((word) => word.length >= SHORTEST_PART && text.toLowerCase().includes(word))
      .toSorted((a, b) => b.length - a.length);
    let rest = text;
    let done = '';
    while (rest !== '') {
      const word = known.find((each) => rest.toLowerCase().startsWith(each));
      const own = rest.slice(0, word?.length ?? 1);
      if (word) done += fold(this.#others.get(word) ?? own).replace(/[^\p{L}\p{N}]/gu, '');
      else if (/\p{Nd}/u.test(own)) done += String(this.#random.integer(0, 9));
      else done += /\p{L}/u.test(own) ? this.#invented(own.toLowerCase()) : own;
      rest = rest.slice(own.length);
    }
    return done;
  }
}
