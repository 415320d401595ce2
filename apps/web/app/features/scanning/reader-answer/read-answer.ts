import { READING_TYPE } from '@cardsift/card-reader/answer-types';
import type { Contact } from '@cardsift/contacts/contact';
import { UNKNOWN_NAME } from '@cardsift/contacts/names/unknown-name';
import { cleanHashtags } from '@cardsift/contacts/tags';
import { parseVcards } from '@cardsift/contacts/vcard/parse-vcard';
import { z } from 'zod';
import { ScanError } from '../scan-error.ts';
import type { ExtractedContact } from './extracted-contact.ts';
import { readingAnswerSchema } from './reading-schema.ts';

export interface WorkflowAnswer {
  status: number;
  /** The Content-Type header; empty when there is none. */
  contentType: string;
  /** The Retry-After header in seconds. */
  retryAfter?: number;
  body: string;
  /** What the cards came to once somebody else was asked; null where that is never known. */
  later?: Promise<WorkflowAnswer | null>;
}

const plainText = z
  .string()
  .trim()
  .nullish()
  .transform((value) => value || undefined);

const hashtags = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .nullish()
  .transform((list) => cleanHashtags(list ?? []));

/** What any workflow may answer as application/json: one contact, as docs/product.md has it (“The workflow's answer”). */
const plainContactSchema = z
  .object({
    full_name: plainText,
    email: plainText,
    phone: plainText,
    org: plainText,
    title: plainText,
    notes: plainText,
    hashtags,
  })
  .transform(
    (card): Contact => ({
      fullName: card.full_name ?? '',
      emails: card.email === undefined ? [] : [card.email],
      phones: card.phone === undefined ? [] : [{ number: card.phone, kinds: [] }],
      org: card.org,
      title: card.title,
      note: card.notes,
      urls: [],
      hashtags: card.hashtags,
    }),
  );

const NO_VCARD = 'No valid vCard data found in response';

/** What the workflow answered with: a list of vCards or readings, or one plain object. */
export interface ReadAnswer {
  contacts: ExtractedContact[];
  form: 'list' | 'object';
  /**
   * Which second reader the workflow asks about which contacts, from 0, and its answer. Null where that is never
   * known.
   */
  second?: SecondQuestion & { later: Promise<ReadAnswer | null> };
}

/** Whom a second reading is asked of, as people are told, and about which contacts. */
export interface SecondQuestion {
  by: string;
  cards: number[];
}

/**
 * The contacts in the workflow's answer, at least one.
 *
 * @throws ScanError `http` for a failure, `answer` when there is no contact in it.
 */
export function readAnswer(answer: WorkflowAnswer): ReadAnswer {
  if (answer.status < 200 || answer.status > 299) throw httpError(answer);
  const { cards, asked } = extractContacts(answer);
  if (cards.length === 0) throw new ScanError('answer', NO_VCARD);
  return {
    contacts: cards.map(({ contact, reading }) => ({ contact: withName(contact), reading })),
    form: mediaType(answer.contentType) === 'application/json' ? 'object' : 'list',
    ...(asked && answer.later && { second: { ...asked, later: readLater(answer.later) } }),
  };
}

/** Never rejects: an answer that cannot be understood leaves the first reading. */
function readLater(later: Promise<WorkflowAnswer | null>): Promise<ReadAnswer | null> {
  return later.then((answer) => answer && readAnswer(answer)).catch(() => null);
}

interface Extracted {
  cards: ExtractedContact[];
  asked?: SecondQuestion;
}

function extractContacts({ contentType, body }: WorkflowAnswer): Extracted {
  switch (mediaType(contentType)) {
    case READING_TYPE:
      return parseJson(body, readingAnswerSchema);
    case 'text/vcard':
      return { cards: parseVcards(body).map((contact) => ({ contact, reading: null })) };
    case 'application/json':
      return { cards: [{ contact: parseJson(body, plainContactSchema), reading: null }] };
    default:
      throw new ScanError('answer', `Unexpected response type: ${contentType}`);
  }
}

function mediaType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

function parseJson<T>(body: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(body));
  } catch (cause) {
    throw new ScanError('answer', 'The answer could not be understood', { cause });
  }
}

function withName(contact: Contact): Contact {
  return contact.fullName.trim() === '' ? { ...contact, fullName: UNKNOWN_NAME } : contact;
}

const errorBodySchema = z.object({ message: z.string(), code: z.string().optional() });

function httpError({ status, retryAfter, contentType, body }: WorkflowAnswer): ScanError {
  let explanation: string | undefined;
  let reason: string | undefined;
  if (mediaType(contentType) === 'application/json') {
    try {
      ({ message: explanation, code: reason } = errorBodySchema.parse(JSON.parse(body)));
    } catch {
      // A proxy's error page or a cut-off body explains nothing; the status has to do.
    }
  }
  return new ScanError('http', `HTTP error! status: ${status}`, {
    status,
    explanation,
    reason,
    retryAfter,
  });
}
