import { Copy, Download, Share2 } from 'lucide-react';
import type { Ref } from 'react';
import { COPY_FAILED } from '#app/browser/clipboard/copy-text.ts';
import { Button } from '#app/components/ui/button.tsx';
import {
  Card,
  CardContent,
  CardDescription,
  CardHeader,
  CardTitle,
} from '#app/components/ui/card.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { QrPicture } from '#app/pictures/qr-code/qr-picture.tsx';
import type { StoredCard } from '../stored/stored-card.ts';
import { downloadPng, downloadSvg, downloadVcard } from './download-card.ts';
import { copyCardLink, shareCard } from './share-card.ts';

interface QrPanelProps {
  card: StoredCard;
  /** Takes the focus when the code appears. */
  titleRef: Ref<HTMLHeadingElement>;
}

export function QrPanel({ card, titleRef }: QrPanelProps) {
  const told = { copied: () => notify('Link Copied'), failed: tellCopyFailed };

  async function share() {
    const outcome = await shareCard(card);
    if (outcome === 'copied' || outcome === 'failed') told[outcome]();
  }
  async function copy() {
    told[(await copyCardLink(card)) ? 'copied' : 'failed']();
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle ref={titleRef} tabIndex={-1} className="scroll-mt-24 focus:outline-none">
          Your QR code
        </CardTitle>
        <CardDescription>
          {card.vcardUrl
            ? 'Anyone who scans it can save your contact.'
            : 'It holds your contact itself, so it works without a network.'}
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col items-center gap-5">
        <QrPicture value={card.qrCodeValue} label={`QR code of ${card.formData.fullName.trim()}`} />
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => void share()}>
            <Share2 aria-hidden="true" /> Share
          </Button>
          <Button variant="outline" onClick={() => void copy()}>
            <Copy aria-hidden="true" /> Copy Link
          </Button>
        </div>
        <fieldset className="flex flex-wrap items-center justify-center gap-2">
          <legend className="sr-only">Download</legend>
          <DownloadButton name="PNG" onClick={() => void downloadPng(card).catch(tellFailure)} />
          <DownloadButton name="SVG" onClick={() => void downloadSvg(card).catch(tellFailure)} />
          <DownloadButton name="vCard" onClick={() => downloadVcard(card)} />
        </fieldset>
      </CardContent>
    </Card>
  );
}

function DownloadButton({ name, onClick }: { name: string; onClick(): void }) {
  return (
    <Button variant="ghost" size="sm" onClick={onClick}>
      <Download aria-hidden="true" />
      <span className="sr-only">Download </span>
      {name}
    </Button>
  );
}

function tellCopyFailed(): void {
  notifyError(...COPY_FAILED);
}

function tellFailure(error: unknown): void {
  console.error('The QR code could not be downloaded', error);
  notifyError('Download Failed', 'The file could not be made. Please try again.');
}
