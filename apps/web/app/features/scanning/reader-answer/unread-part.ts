import { describeUnread } from '@cardsift/card-reader/describe-unread';
import type { CardReading } from '@cardsift/card-reader/reading';

/** What of a card was recognized and not read, in sentences for the person; none where all was read. */
export const unreadPart = (reading: Pick<CardReading, 'unreadable'> | null): string[] =>
  describeUnread('Part of this card', reading?.unreadable ?? []);
