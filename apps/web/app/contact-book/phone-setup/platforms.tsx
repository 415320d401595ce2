import type { ReactNode } from 'react';

export interface Platform {
  id: 'iphone' | 'android' | 'mac' | 'thunderbird';
  name: string;
  /** Its name where there is little room. */
  tab: string;
  /** What to do there, in order. */
  steps: readonly ReactNode[];
}

/** How each kind of device is connected: the same on the page with the new password and on the help page. */
export const PLATFORMS: readonly Platform[] = [
  {
    id: 'iphone',
    name: 'iPhone and iPad',
    tab: 'iPhone',
    steps: [
      <>
        Open <b>Settings › Apps › Contacts › Contacts Accounts</b>. Before iOS 18 it is{' '}
        <b>Settings › Contacts › Accounts</b>.
      </>,
      <>
        Tap <b>Add Account › Other › Add CardDAV Account</b>.
      </>,
      <>
        Enter the server address, your user name and the app password. Tap <b>Next</b>, then{' '}
        <b>Save</b>.
      </>,
      <>
        Open <b>Contacts</b>. Under <b>Lists</b> you find Cardsift within a minute.
      </>,
    ],
  },
  {
    id: 'android',
    name: 'Android',
    tab: 'Android',
    steps: [
      <>
        Install <b>DAVx⁵</b> from F-Droid or Google Play. Android has no CardDAV of its own.
      </>,
      <>
        In DAVx⁵ tap <b>+</b>, then <b>Login with URL and user name</b>.
      </>,
      <>
        Enter the server address as <b>Base URL</b>, your user name and the app password. Tap{' '}
        <b>Login</b>.
      </>,
      <>
        As <b>Contact group method</b> choose <b>Groups are per-contact categories</b>, and create
        the account.
      </>,
      <>Allow access to contacts, tick the address book and tap the arrows to synchronize.</>,
    ],
  },
  {
    id: 'mac',
    name: 'Mac',
    tab: 'Mac',
    steps: [
      <>
        Open <b>System Settings › Internet Accounts › Add Account › Add Other Account</b>.
      </>,
      <>
        Choose <b>CardDAV account</b>, and as account type <b>Manual</b>.
      </>,
      <>Enter your user name, the app password and the server address, and sign in.</>,
      <>
        Open <b>Contacts</b>. Cardsift is in the sidebar.
      </>,
    ],
  },
  {
    id: 'thunderbird',
    name: 'Thunderbird',
    tab: 'Thunderbird',
    steps: [
      <>
        Open the <b>Address Book</b>, then <b>New Address Book › Add CardDAV Address Book</b>.
      </>,
      <>
        Enter your user name, and the server address as <b>Location</b>. Press <b>Continue</b>.
      </>,
      <>Enter the app password, and let Thunderbird remember it.</>,
      <>
        Tick the address book and press <b>Continue</b>.
      </>,
    ],
  },
];

/** The steps of one kind of device. */
export function Steps({ steps }: Pick<Platform, 'steps'>) {
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-5">
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
        <li key={place}>{step}</li>
      ))}
    </ol>
  );
}
