import { ButtonLink } from '#app/components/ui/button-link.tsx';

export function ClosingCall() {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-20 sm:px-6">
      <div className="flex flex-col items-start gap-6 rounded-2xl bg-primary px-6 py-12 text-primary-foreground sm:px-12 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-xl">
          <h2 className="font-display text-3xl font-semibold">
            The next event is closer than you think
          </h2>
          <p className="mt-2">
            Empty your jacket pockets once, and know by the evening whom you met. Free, no card
            details needed.
          </p>
        </div>
        <ButtonLink
          to="/register"
          size="lg"
          variant="accent"
          className="focus-visible:outline-primary-foreground!"
        >
          Create your free account
        </ButtonLink>
      </div>
    </section>
  );
}
