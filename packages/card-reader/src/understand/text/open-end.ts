const OPEN_END =
  /(?:^|\s)(?:of|for|and|the|für|und|der|des|de|du|et|la|le|del|della|di|e|y|da|do|das|dos|van|voor|en|för|och|og|i|dla|pro|a|zu|zur|in|w|ja|ve|și|si|te|za|na)$|[&+,]$|\p{L}-$/iu;

const OPEN_START =
  /^(?:[&+]|(?:of|for|and|und|der|des|de|du|et|del|della|di|e|y|da|das|do|dos|van|voor|en|för|och|og|dla|pro|ja|ve|și)\s)/u;

/** «& Marketing», «das Pescas»: a line that goes on from the one before. */
export function hasOpenStart(text: string): boolean {
  return OPEN_START.test(text);
}

/** «Office for», «University of», «Fogarty &»: a line that goes on in the next. */
export function hasOpenEnd(text: string): boolean {
  return OPEN_END.test(text);
}
