import { homePath, principalPath } from '../../paths.ts';
import type { Phone } from '../phone.ts';

/** A request of another program, and what the program needs from the answer. */
export interface ProgramRequest {
  /** What the program wants to learn. */
  about: string;
  method: string;
  where: (phone: Phone) => string;
  headers?: Record<string, string>;
  /** `ADA` stands for the path of a card. */
  body?: string;
  status: number;
  /** What the answer must contain for the program to go on. */
  answered: (phone: Phone) => string[];
}

export const root = () => '/dav/';
export const principal = ({ person }: Phone) => principalPath(person.id);
export const home = ({ person }: Phone) => homePath(person.id);
export const book = (phone: Phone) => phone.book;
export const ada = (phone: Phone) => phone.card('ada.vcf');

/** The ETag that every card has, in either namespace. */
export const ETAG = /getetag>&quot;[\da-f]{8}-\d+&quot;</.source;
