import { ButtonLink } from '#app/components/ui/button-link.tsx';

export function BlogCall() {
  return (
    <section
      aria-labelledby="blog-call"
      className="flex flex-col items-start gap-5 rounded-2xl bg-primary-soft p-6 sm:p-10"
    >
      <div>
        <h2 id="blog-call" className="font-display text-2xl font-semibold">
          Still typing cards?
        </h2>
        <p className="mt-2">
          Ten scans a day are free. See how it reads one of yours first, if you like.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/register" size="lg">
          Get Started Free
        </ButtonLink>
        <ButtonLink to="/trial" size="lg" variant="outline">
          Try Demo
        </ButtonLink>
      </div>
    </section>
  );
}
