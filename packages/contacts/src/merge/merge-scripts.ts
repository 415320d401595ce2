import type { Contact, OtherScript } from '../contact.ts';
import { areInTwoScripts } from '../text/script.ts';

/** What a contact may have in two scripts, apart from the parts of the name. */
export const SCRIPT_FIELDS = ['fullName', 'title', 'department', 'org'] as const;
type ScriptField = (typeof SCRIPT_FIELDS)[number];

/**
 * Merges what two contacts of one person say in another script than the merged main values. The newer contact's values
 * come first. If the main name changed scripts, the former one becomes the other name, as when a card's two sides
 * arrive one after the other.
 *
 * @param merged the main values after merging
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
