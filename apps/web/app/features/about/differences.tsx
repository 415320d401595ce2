const DIFFERENCES = [
  {
    title: 'It shows its doubts',
    text: 'Every value says whether it was printed on the card or inferred from it, and how sure the reader is.',
  },
  {
    title: 'Nothing on the card is lost',
    text: 'Second phone numbers, fax, address and website are kept with the contact, not thrown away.',
  },
  {
    title: 'Pictures are not kept',
    text: 'A photo exists in memory while it is read. It is never written to disk, let alone collected.',
  },
  {
    title: 'Open formats',
    text: 'Contacts leave as vCard, and with Pro as CSV. Take everything with you whenever you like.',
  },
  {
    title: 'Its own reader',
    text: 'Cards are read on the server that Cardsift runs on. They are not passed on to another company’s service.',
  },
  {
    title: 'Works in a browser',
    text: 'There is nothing to install. Add it to your home screen and it can read cards offline.',
  },
];

export function Differences() {
  return (
    <section aria-labelledby="differences" className="flex flex-col gap-6">
      <h2 id="differences" className="font-display text-2xl font-semibold">
        What makes it different
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {DIFFERENCES.map(({ title, text }) => (
          <li key={title} className="rounded-xl border border-border bg-card p-5">
            <h3 className="font-display font-semibold">{title}</h3>
            <p className="mt-1.5 text-sm text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
