import { Share2 } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { sharePage } from './share-page.ts';

export function ShareButton({ title, text }: { title: string; text: string }) {
  async function share() {
    const outcome = await sharePage({ title, text, url: window.location.href });
    if (outcome === 'copied')
      notify('Link Copied', 'The address of this post is in your clipboard.');
    if (outcome === 'failed') {
      notifyError('Error', 'The address could not be copied. Please copy it from the address bar.');
    }
  }

  return (
    <Button variant="outline" size="sm" onClick={() => void share()}>
      <Share2 aria-hidden="true" /> Share
    </Button>
  );
}
