import { type ComponentProps, createContext, useSyncExternalStore } from 'react';

/** Whether a form's buttons can submit it. Buttons outside of a form do not wait. */
export const FormStarted = createContext(true);

/**
 * Every form of the app. In the prerendered page nothing can send it until React runs: the browser would put
 * the fields into the address, and from there into the history, logs and referrers. `post` keeps them out of
 * it also where something other than our buttons sends the form, such as a password manager.
 */
export function Form({ children, ...props }: Omit<ComponentProps<'form'>, 'action' | 'method'>) {
  const isStarted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <form method="post" {...props}>
      <FormStarted value={isStarted}>{children}</FormStarted>
      {!isStarted && <LateNote />}
    </form>
  );
}

const subscribeToNothing = () => () => undefined;

/** For a page whose scripts are slow, blocked, or gone since an update. Styles show it after some seconds. */
function LateNote() {
  return (
    <p
      role="status"
      className="late-note fixed inset-x-0 bottom-0 z-50 border-t border-border bg-warning-soft p-4 text-center text-sm text-foreground"
    >
      This page has not finished loading. If this message stays,{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page's, and works without scripts. */}
      <a href="" className="font-medium text-link underline underline-offset-4">
        reload the page
      </a>
      . Cardsift needs JavaScript.
    </p>
  );
}
