import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { notifyError } from '#app/components/ui/notify.ts';
import { PageIntro } from '#app/layouts/page-intro.tsx';
import { HeicError, preparePicture } from './prepare-picture.ts';
import { type DemoResult, readDemoCard } from './read-demo-card.ts';
import { ReadingCard } from './reading-card.tsx';
import { TrialResult } from './trial-result.tsx';
import { TrialSteps } from './trial-steps.tsx';
import { TrialUpload } from './trial-upload.tsx';

type TrialState = { step: 'upload' } | { step: 'reading' } | { step: 'result'; result: DemoResult };

/** The product without an account: one picture in, the contact on it out, nothing kept. */
export function TrialPage() {
  const [state, setState] = useState<TrialState>({ step: 'upload' });

  async function read(file: File) {
    setState({ step: 'reading' });
    try {
      const result = await readDemoCard(await preparePicture(file));
      setState({ step: 'result', result });
    } catch (error) {
      const heic = error instanceof HeicError;
      notifyError(
        'Error',
        heic
          ? 'HEIC format not supported by browser - please convert to JPG/PNG first'
          : 'An unexpected error occurred',
      );
      setState({ step: 'upload' });
    }
  }

  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <Link
        to="/"
        className="inline-flex w-fit items-center gap-1.5 py-1 text-sm text-muted-foreground hover:text-foreground"
      >
        <ArrowLeft className="size-4" aria-hidden="true" /> Back to Home
      </Link>
      <PageIntro title="Try it with a card of your own">
        No account needed. The picture is read in memory and thrown away, and so is what was on it.
      </PageIntro>
      <TrialSteps current={state.step === 'upload' ? 1 : 2} />
      {state.step === 'upload' && <TrialUpload onPicture={(file) => void read(file)} />}
      {state.step === 'reading' && <ReadingCard />}
      {state.step === 'result' && (
        <TrialResult result={state.result} onAgain={() => setState({ step: 'upload' })} />
      )}
    </div>
  );
}
