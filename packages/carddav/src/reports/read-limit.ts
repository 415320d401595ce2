import type { QualifiedName } from '../xml/names.ts';
import { findChild, type XmlElement } from '../xml/read-xml.ts';

/** The most results that the client wants. Infinite if it sets no limit. */
export function readLimit(
  report: XmlElement,
  limit: QualifiedName,
  results: QualifiedName,
): number {
  const within = findChild(report, limit);
  const text = (within && findChild(within, results)?.text.trim()) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
}
