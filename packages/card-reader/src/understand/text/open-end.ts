const OPEN_END =
  /(?:^|\s)(?:of|for|and|the|für|und|der|des|de|du|et|la|le|del|della|di|e|y|da|do|das|dos|van|voor|en|för|och|og|i|dla|pro|a|zu|zur|in|w|ja|ve|și|si|te|za|na)$|[&+,]$|\p{L}-$/u;

const OPEN_START =
  /^(?:[&+]|(?:of|for|and|und|der|des|de|du|et|del|della|di|e|y|da|das|do|dos|van|voor|en|för|och|og|dla|pro|ja|ve|și)\s)/u;

/** In capitals an article begins a sign, as in “DAS HAUS”; these words do not. */
const OPEN_START_IN_CAPITALS = /^(?:OF|FOR|AND|UND|ET|OG|OCH|VOOR|FÖR|DLA|VE|ȘI)\s\p{Lu}{2}/u;

/** “& Marketing”, “das Pescas”, “ET DE LA PÊCHE”: a line that goes on from the one before. */
export function hasOpenStart(text: string): boolean {
  return (
    OPEN_START.test(text) || (text === text.toUpperCase() && OPEN_START_IN_CAPITALS.test(text))
  );
}

/** “Office for”, “University of”, “Fogarty &”: a line that goes on in the next. */
export function hasOpenEnd(text: string): boolean {
  // “DI” behind a Finnish title is a degree, “INSTITUTE OF” goes on.
  return OPEN_END.test(text === text.toUpperCase() ? text.toLowerCase() : text);
}

/** A text without the last word that calls for another: “Melvaux Patrimoine au” capital de … */
export function withoutOpenEnd(text: string): string {
  const whole = text.replace(
    /(?:\s+(?:of|for|and|und|der|des|de|du|et|la|le|del|della|di|do|das|dos|van|voor|och|og|dla|pro|au|à|&))?[\s,]*$/u,
    '',
  );
  return whole === '' ? text : whole;
}

/** “& Medical Director”: what stood before it is in another script, or was not read. */
export const withoutOpenStart = (text: string) => text.replace(/^[&+]\s+(?=\p{L})/u, '');
