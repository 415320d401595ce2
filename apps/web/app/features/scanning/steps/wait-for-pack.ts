import { describeUnread } from '@cardsift/card-reader/describe-unread';
import { findPack } from '@cardsift/card-reader/models/packs';
import { ScanError } from '../scan-error.ts';

/** @throws ScanError `pack` if a pack would read one of the scripts. The reader names none whose pack it has. */
export function checkPack(scripts: readonly string[], hasReadPart: boolean): void {
  const pack = findPack(scripts);
  if (!pack) return;
  const what = hasReadPart ? 'Part of this card' : 'This card';
  throw new ScanError('pack', describeUnread(what, [...new Set(scripts)]).join(' '), {
    needed: { pack, hasReadPart },
  });
}
