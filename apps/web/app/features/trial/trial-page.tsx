import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { placeOfNextReading } from '#app/device-reader/server-or-device.ts';
import { PageIntro } from '#app/layouts/page-intro.tsx';
import { invalidType } from '#app/pictures/check-picture.ts';
import { isDocument, openDocument } from '#app/pictures/documents/open-document.ts';
import { isPictureToBlame, preparePicture } from '#app/pictures/prepare-picture.ts';
import { type DemoResult, readDemoCard } from './read-demo-card.ts';
import { readDemoHere } from './read-demo-here.ts';
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
      const picture = await preparePicture(await firstPage(file));
      const isHere = (await placeOfNextReading()) === 'device';
      const result = await (isHere ? readDemoHere(picture) : readDemoCard(picture));
      setState({ step: 'result', result });
    } catch (error) {
      console.error('The picture could not be prepared', error);
      const toBlame = isPictureToBlame(error);
      if (toBlame && isDocument(file) && isUnsupported(error)) {
        const { title, description } = invalidType(file);
        notifyError(title, description);
        return setState({ step: 'upload' });
      }
      notifyError('Error', toBlame ? error.message : 'An unexpected error occurred');
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
        No account needed. The picture is read in memory and thrown away, and so is what was on it,
        unless you sign up to save it.
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

const isUnsupported = (error: Error) =>
  error instanceof CardReaderError && error.code === 'unsupported_image';

/** A document's first page: the demo reads one picture. */
async function firstPage(file: File): Promise<File> {
  if (!isDocument(file)) return file;
  const { pictures, pages } = await openDocument(file, 1);
  if (pages > 1) notify('The first page is read', `Sign up to read all ${pages} pages.`);
  return pictures[0] ?? file;
}

function ReadingCard() {
  return (
    <Card>
      <CardContent className="flex flex-col items-center gap-4 py-16 text-center">
        <Spinner label="" className="size-8 text-primary" />
        <p aria-live="polite">Reading your card…</p>
      </CardContent>
    </Card>
  );
}
