import { Copy } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';

interface CopyButtonProps {
  /** What is copied, and what it is: “phone number”. */
  text: string;
  what: string;
}

export function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Copy ${what} ${text}`}
      onClick={() => void copy(text)}
    >
      <Copy aria-hidden="true" />
    </Button>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('Copied', text);
  } catch (error) {
    console.error('The clipboard refused', error);
    notifyError('Copy Failed', 'Your browser did not let us use the clipboard.');
  }
}
