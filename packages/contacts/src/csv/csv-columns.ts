/** What a column of an imported table can hold. */
export type CsvField =
  | 'name'
  | 'given'
  | 'additional'
  | 'family'
  | 'email'
  | 'phone'
  | 'cell'
  | 'home'
  | 'fax'
  | 'org'
  | 'department'
  | 'title'
  | 'note'
  | 'url'
  | 'tags'
  | 'event'
  | 'place'
  | 'day';

/**
 * Headers by field, after `normalizeText`: our own export, Google Contacts, Outlook and what people
 * commonly write, in English and German.
 */
const HEADERS: Record<CsvField, RegExp> = {
  name: /^(?:full |display )?name$|^contact(?: name)?$|^kontakt$/,
  given: /^(?:first|given) name$|^vorname$/,
  additional: /^(?:middle|additional) name$/,
  family: /^(?:last|family) name$|^surname$|^nachname$/,
  email: /^e ?mail(?: \d)?(?: address| adresse)?(?: \d)?(?: value)?$/,
  cell: /^(?:mobile|cell)(?: ?phone)?$|^(?:mobil|handy)(?:telefon)?$/,
  home: /^home phone(?: \d)?$/,
  fax: /^(?:business |work |other |home )?fax$/,
  phone:
    /^(?:business |work |primary |other |company main )?(?:tele)?phone(?: number)?(?: \d)?(?: value)?$|^telefon$/,
  org: /^organi[sz]ation(?: \d)?(?: name)?$|^company(?: name)?$|^firma$/,
  department: /^(?:organi[sz]ation )?department$|^abteilung$/,
  title: /^(?:job |organi[sz]ation )?title$|^organization \d title$|^position$/,
  note: /^notes?$|^notizen?$/,
  url: /^linkedin(?: url)?$|^(?:website|web ?page|url)(?: \d)?(?: value)?$/,
  event: /^(?:met at )?event$|^met at$|^veranstaltung$/,
  place: /^(?:met|event) place$/,
  day: /^(?:met on|event (?:day|date))$/,
  tags: /^tags$|^labels$|^categories$|^group membership$|^hashtags$/,
};

/** The field that a normalized header stands for. */
export function fieldOfHeader(header: string): CsvField | undefined {
  return (Object.keys(HEADERS) as CsvField[]).find((field) => HEADERS[field].test(header));
}
