import { ButtonLink } from '#app/components/ui/button-link.tsx';
import { HeroScene } from './hero-scene.tsx';
import { PrivacyHoverCard } from './privacy-hover-card.tsx';

export function Hero() {
  return (
    <section className="mx-auto grid grid-cols-1 max-w-6xl items-center gap-10 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[1fr_1.05fr] lg:gap-14 lg:pt-20 lg:pb-24">
      <div className="flex flex-col items-start gap-6">
        <h1 className="font-display text-5xl leading-[1.04] font-semibold tracking-tight sm:text-6xl">
          Scan. Save. Search. <span className="text-link">Smarter.</span>
        </h1>
        <p className="max-w-xl text-lg text-muted-foreground">
          Photograph the business cards you come home with. Cardsift reads names, numbers, titles
          and companies, with 95%+ extraction accuracy for e-mail addresses, and keeps them as
          contacts you can find again.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/register" size="lg">
            Get Started Free
          </ButtonLink>
          <ButtonLink to="/trial" size="lg" variant="outline">
            Try Demo
          </ButtonLink>
        </div>
        <PrivacyHoverCard />
      </div>
      <HeroScene />
    </section>
  );
}
