import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { PLATFORMS, Steps } from '#app/contact-book/phone-setup/platforms.tsx';
import { PageIntro } from '#app/layouts/page-intro.tsx';
import { AskSupport } from '#app/layouts/support.tsx';

/** How a phone or computer gets the contacts, to be followed with the device in the other hand. */
export function PhoneHelpPage() {
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-12 px-4 py-10 sm:px-6 sm:py-14">
      <PageIntro title="Contacts on your phone">
        Your Cardsift contacts in the address book of your phone or computer: a card that you scan
        is there within minutes, and a number that you correct on the phone is corrected here.
      </PageIntro>

      <section className="flex flex-col gap-4 leading-relaxed">
        <h2 className="font-display text-2xl font-semibold">First, a password for the device</h2>
        <ol className="flex list-decimal flex-col gap-2 pl-5">
          <li>
            Open <b>Settings › Devices</b> in Cardsift, on any device.
          </li>
          <li>
            Press <b>Connect a phone</b> and name the device. We may ask for your account’s
            password.
          </li>
          <li>
            Keep the page open. It shows a server address, a user name and an app password, and the
            password only this once.
          </li>
        </ol>
        <ButtonLink to="/dashboard/settings" className="self-start">
          Open Settings
        </ButtonLink>
      </section>

      <nav aria-label="Kinds of devices" className="flex flex-wrap gap-2">
        {PLATFORMS.map(({ id, name }) => (
          <ButtonLink key={id} to={`#${id}`} variant="outline" size="sm">
            {name}
          </ButtonLink>
        ))}
      </nav>

      {PLATFORMS.map(({ id, name, steps }) => (
        <section key={id} className="flex flex-col gap-4 leading-relaxed">
          <h2 id={id} className="scroll-mt-24 font-display text-2xl font-semibold">
            {name}
          </h2>
          <Steps steps={steps} />
        </section>
      ))}

      <section className="flex flex-col gap-4 leading-relaxed">
        <h2 className="font-display text-2xl font-semibold">Good to know</h2>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>
            A contact that you delete on the phone is in <b>Recently Deleted</b> for 30 days, and
            comes back to the phone when you restore it.
          </li>
          <li>
            If a contact was changed on both sides, nothing is overwritten unseen: the phone loads
            our version first.
          </li>
          <li>
            What was changed on the phone stands in the contact’s <b>History</b>, where you can undo
            it.
          </li>
          <li>
            Your tags travel as categories. DAVx⁵ and many programs show them. An iPhone or a Mac
            shows none and changes none, and lists that you make there do not become tags.
          </li>
          <li>
            Lost the phone? Disconnect it in <b>Settings › Devices</b>. Its password stops working
            at once.
          </li>
          <li>
            A new password for your account, or a second factor that you turn on, disconnects
            devices that were connected before.
          </li>
        </ul>
      </section>

      <section className="flex flex-col gap-4 leading-relaxed">
        <h2 className="font-display text-2xl font-semibold">If it does not work</h2>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>
            <b>The password is refused.</b> Use the app password, not that of your account. If it is
            gone, disconnect the device and connect it again.
          </li>
          <li>
            <b>The server is not found.</b> Copy the address as it stands, with{' '}
            <code>https://</code> and the slash at its end.
          </li>
          <li>
            <b>Nothing new arrives.</b> Phones ask every quarter of an hour or so. Pull the list of
            contacts down, or press Synchronize in DAVx⁵.
          </li>
        </ul>
        <p>
          Still stuck? <AskSupport subject="Contacts on my phone" />.
        </p>
      </section>
    </article>
  );
}
