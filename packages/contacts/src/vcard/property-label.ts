const NAMES: Record<string, string> = {
  ADR: 'Address',
  AGENT: 'Assistant',
  ANNIVERSARY: 'Anniversary',
  BDAY: 'Birthday',
  CALADRURI: 'Calendar',
  CALURI: 'Calendar',
  CLASS: 'Confidentiality',
  DEATHDATE: 'Day of death',
  EMAIL: 'E-mail',
  FBURL: 'Free and busy times',
  FN: 'Name',
  GEO: 'Position',
  IMPP: 'Messenger',
  KEY: 'Key',
  KIND: 'Kind',
  LABEL: 'Address label',
  LANG: 'Language',
  N: 'Name',
  NICKNAME: 'Nickname',
  NOTE: 'Notes',
  ORG: 'Organization',
  PHOTO: 'Photo',
  RELATED: 'Related person',
  ROLE: 'Role',
  SOCIALPROFILE: 'Profile',
  TEL: 'Phone',
  TITLE: 'Job title',
  TZ: 'Time zone',
  URL: 'Website',
  'X-ABDATE': 'Date',
  'X-ABRELATEDNAMES': 'Related person',
  'X-SOCIALPROFILE': 'Profile',
};

/** Prefixes for properties that a program invented. */
const PROGRAM = /^X-(?:MS|MS-OL|EVOLUTION|KADDRESSBOOK|KADDRESSBOOK-X|ANDROID|APPLE|MOZILLA)-/;

/** The label of a property for people: `X-MS-SPOUSE` is “Spouse”. */
export function propertyLabel(name: string): string {
  if (Object.hasOwn(NAMES, name)) return NAMES[name] ?? name;
  const words = name
    .replace(PROGRAM, '')
    .replace(/^X-/, '')
    .replaceAll('-', ' ')
    .trim()
    .toLowerCase();
  return words === '' ? name : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
