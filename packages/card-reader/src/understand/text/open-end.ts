/** A text without the last word that calls for another: “Melvaux Patrimoine au” capital de … */
export function withoutOpenEnd(text: string): string {
  const whole = text.replace(
    /(?:\s+(?:of|for|at|bei|beim|chez|presso|hos|bij|and|und|der|des|de|du|et|la|le|del|della|di|do|das|dos|van|voor|och|og|dla|pro|au|à|&))?[\s,]*$/u,
    '',
  );
  return whole === '' ? text : whole;
}

/** “& Medical Director”: what stood before it is in another script, or was not read. */
export const withoutOpenStart = (text: string) => text.replace(/^[&+]\s+(?=\p{L})/u, '');
