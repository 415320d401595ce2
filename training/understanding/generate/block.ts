import type { Line } from './printed-text.ts';

export type Role = 'logo' | 'person' | 'contact' | 'address' | 'extra' | 'footer';

/** Lines that stand together. */
export interface Block {
  role: Role;
  lines: Line[];
}
