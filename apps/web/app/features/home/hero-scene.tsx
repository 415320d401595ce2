import './hero-scene.css';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { buttonVariants } from '#app/components/ui/button-variants.ts';
import { SceneCard } from './scene-card.tsx';
import { SceneContact } from './scene-contact.tsx';

/**
 * A card is scanned and its lines become the fields of a contact. It plays once, in under five
 * seconds, and rests at the result, which is also all that less motion or no scripts show.
 */
export function HeroScene() {
  const [run, setRun] = useState(0);
  return (
    <div className="relative mx-auto w-full max-w-lg">
      <div
        key={run}
        role="img"
        aria-label="A photographed business card turns into a saved contact: name, title, company, e-mail and phone"
        className="scene"
      >
        <SceneCard />
        <SceneContact />
      </div>
      <button
        type="button"
        className={`${buttonVariants({ variant: 'ghost', size: 'sm' })} scene-replay absolute right-0 bottom-0`}
        onClick={() => setRun(run + 1)}
      >
        <RotateCw aria-hidden="true" /> Play again
      </button>
    </div>
  );
}
