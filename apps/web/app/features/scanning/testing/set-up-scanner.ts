import type { Contact } from '@cardsift/contacts/contact';
import { vi } from 'vitest';
import type { SaveKey } from '#app/contact-book/save-key.ts';
import type { ReadingPlace } from '#app/device-reader/server-or-device.ts';
import type { CardPicture } from '../batch/job.ts';
import type { Sending } from '../batch/scan-file.ts';
import { createScanningSession } from '../batch/scanning-session.ts';
import type { WorkflowAnswer } from '../reader-answer/read-answer.ts';

export const free = { batchMax: 5, remaining: 10 };
export const photo = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });
const vcard = (name: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\nEND:VCARD\r\n`;
export const read = (...names: string[]): WorkflowAnswer => ({
  status: 200,
  contentType: 'text/vcard',
  body: names.map(vcard).join(''),
});
export const refused = (status: number): WorkflowAnswer => ({ status, contentType: '', body: '' });

const corner = { x: 0, y: 0 };
export const PICTURE: CardPicture = {
  url: 'blob:card',
  width: 9,
  height: 5,
  quad: [corner, corner, corner, corner],
};

/** A scanner whose workflow answers by file name; a name without an answer is read as itself. */
export function setUpScanner() {
  const answers = new Map<string, (WorkflowAnswer | Error)[]>();
  const list: string[] = [];
  const remembered: string[][] = [];
  const pictures = {
    straighten: vi.fn(async (_image: File, cards: readonly unknown[]) =>
      cards.map((): CardPicture[] => [PICTURE]),
    ),
    forget: vi.fn(),
  };
  const state = { online: true, failSaves: new Set<string>(), failure: new Error('row refused') };
  const steps = {
    prepare: vi.fn(async (file: File) => file),
    send: vi.fn(async (image: File, _sending?: { signal: AbortSignal }) => {
      const answer = answers.get(image.name)?.shift() ?? read(image.name.replace('.jpg', ''));
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    isOnline: () => state.online,
    place: vi.fn(async (): Promise<ReadingPlace> => 'server'),
    readOnDevice: vi.fn(
      (_image: File, _sending: Pick<Sending, 'takesPart'>): Promise<WorkflowAnswer> =>
        Promise.reject(new Error('not asked for')),
    ),
    refreshSession: vi.fn(async () => true),
    reserve: vi.fn(async (_count: number) => true),
    wait: vi.fn(async () => undefined),
  };
  const undo = vi.fn(async () => undefined);
  const waiting = {
    saveCard: vi.fn(async (contact: Contact, _reading: unknown, _key: SaveKey) => {
      if (state.failSaves.has(contact.fullName)) throw state.failure;
      list.push(contact.fullName);
      return { id: `r-${contact.fullName}`, updated: false, contact, undo };
    }),
    correct: vi.fn(async (_contact: Contact, _reading: unknown, _key: SaveKey) => undefined),
    discard: vi.fn(async (_saveKey: string) => undefined),
  };
  const book = {
    correctCard: vi.fn(async (_id: string, _contact: Contact, _reading: unknown) => undefined),
  };
  const notify = vi.fn();
  const notifyError = vi.fn();
  const onUsageChanged = vi.fn();
  const scanner = createScanningSession({
    steps,
    waiting,
    book,
    pictures,
    memory: {
      read: () => ({ undone: ['left.jpg'], cards: 2 }),
      write: ({ undone, cards }) => remembered.push([...undone, String(cards)]),
    },
    notify,
    notifyError,
    onUsageChanged,
  });
  const process = async (...names: string[]) => {
    scanner.choose(names.map(photo), free);
    await scanner.start();
  };
  const statuses = () => scanner.getState().jobs.map(({ status }) => status);
  const contacts = () => scanner.getState().jobs.flatMap((job) => job.contacts);
  return {
    scanner,
    answers,
    list,
    remembered,
    pictures,
    state,
    steps,
    waiting,
    book,
    undo,
    notify,
    notifyError,
    onUsageChanged,
    process,
    statuses,
    contacts,
  };
}
