/** The programs whose tables we write, besides our own. */
export const CSV_PROGRAMS = {
  google: 'Google Contacts',
  outlook: 'Outlook',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
} as const;

export type CsvProgram = keyof typeof CSV_PROGRAMS;
