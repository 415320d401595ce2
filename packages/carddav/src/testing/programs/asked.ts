import { homePath, principalPath } from '../../paths.ts';
import type { Phone } from '../phone.ts';

/** A request of somebody else's program, and what it needs of the answer. */
export interface Asked {
  /** What the program wants to know. */
  about: string;
  method: string;
  where: (phone: Phone) => string;
  headers?: Record<string, string>;
  /** `ADA` stands for the address of a card. */
  body?: string;
  status: number;
  /** What must be in the answer for the program to go on. */
  answered: (phone: Phone) => string[];
}

export const root = () => '/dav/';
export const principal = ({ person }: Phone) => principalPath(person.id);
export const home = ({ person }: Phone) => homePath(person.id);
export const book = (phone: Phone) => phone.book;
export const ada = (phone: Phone) => phone.card('ada.vcf');

/** What every card has, in either namespace. */
export const ETAG = /getetag>&quot;[\da-f]{8}-\d+&quot;</.source;
