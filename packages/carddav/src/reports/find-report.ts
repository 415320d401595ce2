import type { Place } from '../paths.ts';
import { DavError } from '../xml/dav-error.ts';
import { carddav, dav, type QualifiedName } from '../xml/names.ts';
import { multiget } from './multiget.ts';
import { query } from './query.ts';
import type { Report } from './report.ts';
import { syncCollection } from './sync-collection.ts';

type WriteReport = (report: Report) => AsyncIterable<string>;

const REPORTS: Partial<Record<QualifiedName, WriteReport>> = {
  [carddav('addressbook-multiget')]: multiget,
  [carddav('addressbook-query')]: query,
  [dav('sync-collection')]: syncCollection,
};

/**
 * @throws DavError 403 `supported-report` for any other report, and anywhere but at the book (RFC 3253, 3.6)
 */
export function findReport(name: QualifiedName, place: Place): WriteReport {
  const report = REPORTS[name];
  if (report && place.kind === 'book') return report;
  throw new DavError(403, 'This report is not supported here.', {
    precondition: dav('supported-report'),
  });
}
