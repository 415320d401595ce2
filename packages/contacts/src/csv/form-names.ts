/** The programs whose tables we write, besides our own. */
export const CSV_FORMS = {
  google: 'Google Contacts',
  outlook: 'Outlook',
  hubspot: 'HubSpot',
  salesforce: 'Salesforce',
} as const;

export type CsvForm = keyof typeof CSV_FORMS;
