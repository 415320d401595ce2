import { Copy } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { COPY_FAILED, copyText } from './copy-text.ts';

interface CopyButtonProps {
  text: string;
  /** Names the button, which shows a picture only. */
  label: string;
  /** Title and description of the toast after copying. */
  done: [title: string, description?: string];
}

export function CopyButton({ text, label, done }: CopyButtonProps) {
  async function copy() {
    if (await copyText(text)) notify(...done);
    else notifyError(...COPY_FAILED);
  }
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={() => void copy()}>
      <Copy aria-hidden="true" />
    </Button>
  );
}
