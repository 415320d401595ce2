/** A person to notify, as the database describes them. */
interface ProfileNews {
  email: string;
  /** LinkedIn profiles found since the last mail. */
  profiles: number;
  switch_off_token: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The mail has only counts. Contacts have not agreed to have their names in that mailbox. */
export function writeFoundProfileMail(news: ProfileNews, siteUrl: string): Mail {
  const found = news.profiles === 1 ? 'a LinkedIn profile' : `${news.profiles} LinkedIn profiles`;
  return {
    to: news.email,
    subject: `Cardsift found ${found} for your contacts`,
    text: `Hello,

Cardsift found ${found} for contacts you saved. See what was found:
${siteUrl}/dashboard/contacts?tab=linkedin

You get this mail at most once a day, because Email Notifications are on in your settings.
Switch them off, without signing in:
${siteUrl}/email-off#${news.switch_off_token}
`,
  };
}
