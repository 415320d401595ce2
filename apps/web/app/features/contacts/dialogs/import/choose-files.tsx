import { useId } from 'react';
import { Input } from '#app/components/ui/input.tsx';
import { Label } from '#app/components/ui/label.tsx';
import type { Refusal } from './read-files/opened-files.ts';

interface ChooseFilesProps {
  /** It stays in the page, so that the browser goes on naming the files that were chosen. */
  isHidden: boolean;
  refusals: readonly Refusal[];
  error: string | undefined;
  onChoose(files: File[]): void;
}

/** Where files to import are chosen, with what is wrong with those that were. */
export function ChooseFiles({ isHidden, refusals, error, onChoose }: ChooseFilesProps) {
  const id = useId();
  const messages = [...(error ? [error] : []), ...refusals.map(describe)];
  return (
    <div className={isHidden ? 'hidden' : 'grid gap-2'}>
      <Label htmlFor={id}>File</Label>
      <Input
        id={id}
        type="file"
        multiple
        accept=".vcf,.csv,.tsv,.txt,.xlsx,text/vcard,text/csv,text/plain"
        className="h-auto py-2 read-only:bg-field file:mr-3 file:cursor-pointer file:rounded-md file:bg-secondary file:px-3 file:py-1 file:font-medium"
        onChange={(event) => onChoose([...(event.target.files ?? [])])}
      />
      {messages.length > 0 && (
        <ul role="alert" className="grid gap-1 text-sm text-destructive-text">
          {messages.map((message) => (
            <li key={message} className="wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describe({ file, message }: Refusal): string {
  return `${file} could not be read. ${message}`;
}
