import type { Contact, OtherScript } from './contact.ts';
import { areInTwoScripts } from './script.ts';

/** What a contact may have in two scripts, besides the parts of the name. */
export const SCRIPT_FIELDS = ['fullName', 'title', 'department', 'org'] as const;
type ScriptField = (typeof SCRIPT_FIELDS)[number];

/**
 * What two contacts of one person say in another script than what is the main value of both now. The newer one's comes
 * first. A name that was the main one so far is the other one from now on, as of a card whose sides came one by one.
 *
 * @param merged the main values of both
 */
export function mergeOtherScript(
  known: Contact,
  newer: Contact,
  merged: Pick<Contact, ScriptField>,
): OtherScript | undefined {
  const other: OtherScript = {};
  for (const field of SCRIPT_FIELDS) {
    const main = merged[field] ?? '';
    const before = known[field] ?? '';
    const [kept] = [
      newer.otherScript,
      ...(areInTwoScripts(main, before) ? [known] : []),
      known.otherScript,
    ].filter((from) => from?.[field] !== undefined && from[field] !== main);
    const value = kept?.[field];
    if (value === undefined) continue;
    other[field] = value;
    if (field === 'fullName' && kept?.name) other.name = kept.name;
  }
  return Object.keys(other).length > 0 ? other : undefined;
}
