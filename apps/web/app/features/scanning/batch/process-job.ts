import { randomUuid } from '#app/browser/random-uuid.ts';
import type { Notice } from '#app/components/ui/notify.ts';
import { countOf } from '#app/text/count-of.ts';
import type { ReadAnswer } from '../reader-answer/read-answer.ts';
import { ScanError } from '../scan-error.ts';
import type { CardView } from './card-pictures.ts';
import type { Job, ScannedContact } from './job.ts';
import { NOT_KEPT, type SaveResult } from './judge-failed-save.ts';
import type { ContactSaving } from './save-contacts.ts';
import { READ, type ScanSteps, type Source, scanFile } from './scan-file.ts';
import type { ScanStore } from './scan-store.ts';

export interface JobDeps {
  steps: ScanSteps;
  trySave: ContactSaving['trySave'];
  /** Told what a second reader says about contacts, or null when that will never be known. */
  improve(first: readonly ScannedContact[], later: ReadAnswer | null): Promise<void>;
  newId(): string;
  notify(notice: Notice): void;
}

/** Does one job: reads its file, shows what was read, and saves the contacts. Rejects when that failed. */
export function createJobProcessor(store: ScanStore, cards: CardView, deps: JobDeps) {
  async function scan(id: string, source: Source, signal: AbortSignal) {
    const { contacts, form, picture, second } = await scanFile(
      source,
      deps.steps,
      (progress) => store.dispatch({ type: 'progressed', id, ...progress }),
      signal,
    );
    const scanned = contacts.map(
      (found, card): ScannedContact => ({
        ...found,
        id: deps.newId(),
        key: { saveKey: randomUuid(), picture },
        saving: { kind: 'saving' },
        checked: false,
        second: second?.cards.includes(card)
          ? { by: second.by, state: 'asked', improved: 0 }
          : null,
        pictures: null,
      }),
    );
    store.dispatch({ type: 'extracted', id, contacts: scanned });
    // Nothing waits for the pictures: contacts are saved meanwhile.
    void cards.show(source.image ?? source.file, scanned);
    if (second) void second.later.then((later) => deps.improve(scanned, later));
    return form;
  }

  async function saveAll(id: string) {
    const contacts = store.getState().jobs.find((job) => job.id === id)?.contacts ?? [];
    const count: Record<SaveResult, number> = { saved: 0, waiting: 0, failed: 0, 'not kept': 0 };
    for (const [index, contact] of contacts.entries()) {
      const progress = READ + ((100 - READ) * index) / contacts.length;
      store.dispatch({ type: 'progressed', id, step: 'saving', progress });
      count[contact.saving.kind === 'saved' ? 'saved' : await deps.trySave(contact)] += 1;
    }
    // However many were saved, the file is not done while one contact may be lost.
    if (count['not kept'] > 0) throw new ScanError('save', NOT_KEPT);
    if (count.saved + count.waiting === 0) {
      throw new ScanError('save', 'Failed to save any contacts to database');
    }
    return count;
  }

  return async function process(
    { id, fileName, contacts }: Job,
    source: Source | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    // After a failure to save, the contacts are there already and need no second scan.
    let form: 'list' | 'object' = 'list';
    if (contacts.length === 0) {
      if (source === undefined) throw new Error(`Job ${id} has no file`);
      form = await scan(id, source, signal);
    }
    const { saved, waiting } = await saveAll(id);
    store.dispatch({ type: 'completed', id });
    if (saved > 0) deps.notify(savedNotice(saved, fileName, form));
    if (waiting > 0) deps.notify(waitingNotice(waiting, fileName));
  };
}

function savedNotice(saved: number, fileName: string, form: 'list' | 'object'): Notice {
  return {
    title: form === 'object' ? 'Card processed' : `${saved} contact(s) processed`,
    description: `Successfully extracted and saved ${saved} contact(s) from ${fileName}. Download individual vCards below.`,
  };
}

function waitingNotice(waiting: number, fileName: string): Notice {
  return {
    title: `${countOf(waiting, 'contact')} waiting to be saved`,
    description: `What was read from ${fileName} is kept on this device and saved as soon as that is possible.`,
  };
}
