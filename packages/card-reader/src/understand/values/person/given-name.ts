import { fold } from '@cardsift/contacts/text/fold';
import { givenNames } from '../../lexicon/word-lists.ts';

/** Whether a word, or each part of one with hyphens, is a given name that the lexicon has. */
export const isGiven = (word: string) =>
  givenNames.has(fold(word)) || word.split('-').every((part) => givenNames.has(fold(part)));
