import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { useEffect, useRef, useState } from 'react';
import { type Notice, notifyError } from '#app/components/ui/notify.ts';
import { checkSize, invalidType } from '#app/pictures/check-picture.ts';
import {
  type DocumentPages,
  isDocument,
  openDocument,
} from '#app/pictures/documents/open-document.ts';

/** Pages to choose from, when a document has more than can be scanned. */
export interface PageChoice extends DocumentPages {
  fileName: string;
  /** Pages that may be chosen. */
  most: number;
  /** Called with none to leave the document out. */
  onChosen(pictures: readonly File[]): void;
}

const NOT_OPENED = 'The document could not be opened. Check your network and try again.';

function describeProblem(file: File, error: unknown): Notice {
  if (error instanceof CardReaderError && error.code === 'unsupported_image') {
    return invalidType(file);
  }
  const message = error instanceof CardReaderError ? error.message : NOT_OPENED;
  return { title: 'Processing failed', description: `Failed to process ${file.name}: ${message}` };
}

/**
 * Makes a picture of each page of a document, one after the other, before it is selected. From then on a page is like
 * any other picture, and costs a scan.
 * @param choose selects pictures and tells why some do not fit
 * @param countFree how many more may be selected
 */
export function useDocumentPages(
  choose: (pictures: readonly File[]) => readonly Notice[],
  countFree: () => number,
) {
  const latest = useRef({ choose, countFree });
  useEffect(() => {
    latest.current = { choose, countFree };
  });
  const turn = useRef<Promise<void>>(Promise.resolve());
  const [opening, setOpening] = useState<string | null>(null);
  const [choice, setChoice] = useState<PageChoice | null>(null);

  async function open(file: File): Promise<void> {
    setOpening(file.name);
    try {
      const document = await openDocument(file);
      setOpening(null);
      latest.current.choose(await choosePages(file.name, document));
    } catch (error) {
      console.warn('A document could not be opened', error);
      const { title, description } = describeProblem(file, error);
      notifyError(title, description);
    } finally {
      setOpening(null);
    }
  }

  /** All pages, where there is room for them. Without any room too, so that the person is told why. */
  function choosePages(fileName: string, document: DocumentPages): Promise<readonly File[]> {
    const { pictures, pages } = document;
    const most = Math.min(latest.current.countFree(), pictures.length);
    if (most <= 0 || (most === pictures.length && pages === most)) {
      return Promise.resolve(pictures);
    }
    return new Promise((resolve) => {
      setChoice({
        ...document,
        fileName,
        most,
        onChosen(chosen) {
          setChoice(null);
          resolve(chosen);
        },
      });
    });
  }

  return {
    opening,
    choice,
    /** Selects pictures at once, and the pages of a document once it is open. */
    take(incoming: readonly File[]): readonly Notice[] {
      for (const file of incoming.filter(isDocument)) {
        const problem = checkSize(file);
        if (problem) notifyError(problem.title, problem.description);
        else if (file.size > 0) turn.current = turn.current.then(() => open(file));
      }
      return latest.current.choose(incoming.filter((file) => !isDocument(file)));
    },
  };
}
