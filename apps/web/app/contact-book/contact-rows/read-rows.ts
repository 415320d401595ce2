import type { ContactRecord } from '@cardsift/contacts/contact-record';
import type { MeetingColumns } from '@cardsift/contacts/meeting';
import type { Backend } from '#app/backend/supabase.ts';
import { chunks, IDS_PER_REQUEST } from './request-sizes.ts';

/** Reads some records by their ids. */
export function createReads(client: Backend, userId: string) {
  const table = () => client.from('business_card_records');

  return {
    /** These records as the database has them. */
    async readRecords(ids: readonly string[]): Promise<ContactRecord[]> {
      const records: ContactRecord[] = [];
      for (const batch of chunks(ids, IDS_PER_REQUEST)) {
        const { data } = await table()
          .select('*')
          .in('id', batch)
          .eq('user_id', userId)
          .throwOnError();
        records.push(...data);
      }
      return records;
    },

    /** Where these were met, as the database has it. */
    async readMeetings(ids: readonly string[]): Promise<(MeetingColumns & { id: string })[]> {
      const meetings: (MeetingColumns & { id: string })[] = [];
      for (const batch of chunks(ids, IDS_PER_REQUEST)) {
        const { data } = await table()
          .select('id, met_event, met_place, met_on')
          .in('id', batch)
          .eq('user_id', userId)
          .throwOnError();
        meetings.push(...data);
      }
      return meetings;
    },
  };
}
