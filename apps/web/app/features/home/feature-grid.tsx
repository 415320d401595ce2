import { Contact, Factory, Route, ScanText, ShieldCheck, Users } from 'lucide-react';

const FEATURES = [
  {
    icon: ScanText,
    title: 'AI recognition',
    text: 'Neural networks find every line on the card, straight or tilted, and work out which one is the name and which one the fax.',
  },
  {
    icon: Factory,
    title: 'Industry classification',
    text: 'Each contact gets its sector, and with Pro a few hashtags, so “that person from medtech” is one search away.',
  },
  {
    icon: Contact,
    title: 'vCard contact management',
    text: 'Download any contact as a standard vCard. It opens in the phone, in Outlook and in Google Contacts.',
  },
  {
    icon: Route,
    title: 'Streamlined workflow',
    text: 'Take the photo, check the result, done. Several cards in one picture become several contacts.',
  },
  {
    icon: Users,
    title: 'Multi-user support',
    text: 'Everybody on the team signs in with their own account and sees their own contacts, on every device.',
  },
  {
    icon: ShieldCheck,
    title: 'Secure',
    text: 'The database itself checks on every request who may read a contact. Pictures are never written to disk.',
  },
];

export function FeatureGrid() {
  return (
    <section aria-labelledby="features" className="border-y border-border bg-card">
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
        <h2 id="features" className="max-w-2xl font-display text-3xl font-semibold sm:text-4xl">
          From a pile of cards to people you can find
        </h2>
        <ul className="mt-10 grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {FEATURES.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex flex-col gap-2">
              <span className="mb-1 flex size-11 items-center justify-center rounded-lg bg-primary-soft text-link">
                <Icon className="size-5" aria-hidden="true" />
              </span>
              <h3 className="font-display text-lg font-semibold">{title}</h3>
              <p className="text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
