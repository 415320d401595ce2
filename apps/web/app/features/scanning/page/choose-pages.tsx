import { useId, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Checkbox } from '#app/components/ui/checkbox.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { countOf } from '#app/text/count-of.ts';
import type { PageChoice } from '../hooks/use-document-pages.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Asks which pages of a document are scanned, when not all of them can be. */
export function ChoosePages({ choice }: { choice: PageChoice }) {
  const id = useId();
  const { fileName, pictures, pages, most, onChosen } = choice;
  const [chosen, setChosen] = useState<ReadonlySet<File>>(() => new Set(pictures.slice(0, most)));

  function toggle(picture: File): void {
    const changed = new Set(chosen);
    if (!changed.delete(picture)) changed.add(picture);
    setChosen(changed);
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onChosen([])}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Choose pages of {fileName}</DialogTitle>
          <DialogDescription>
            It has {pages} pages, and each page counts as one scan. You can add up to {most}
            {most === 1 ? ' page' : ' pages'} now.
            {pages > pictures.length && ` Only its first ${pictures.length} pages can be read.`}
          </DialogDescription>
        </DialogHeader>
        <ul className="grid gap-2 min-[22rem]:grid-cols-2">
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <label
                htmlFor={`${id}-${index}`}
                className="flex cursor-pointer items-center gap-2 rounded-md border border-border p-2 pr-3 text-sm"
              >
                <Checkbox
                  id={`${id}-${index}`}
                  checked={chosen.has(picture)}
                  disabled={!chosen.has(picture) && chosen.size >= most}
                  onChange={() => toggle(picture)}
                />
                <Thumbnail file={picture} />
                <span className="whitespace-nowrap">Page {index + 1}</span>
              </label>
            </li>
          ))}
        </ul>
        <DialogFooter>
          <Button variant="outline" onClick={() => onChosen([])}>
            Cancel
          </Button>
          <Button
            disabled={chosen.size === 0}
            onClick={() => onChosen(pictures.filter((picture) => chosen.has(picture)))}
          >
            Add {countOf(chosen.size, 'page')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
