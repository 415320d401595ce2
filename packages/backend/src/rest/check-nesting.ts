import { Refusal } from '../refusal.ts';
import { REST_LIMITS } from './rest-limits.ts';

/** Refuses an address whose parentheses are so deep in each other that reading it runs out of stack. */
export function checkNesting(url: string): Refusal | undefined {
  let depth = 0;
  for (const [sign] of url.matchAll(/\(|\)|%28|%29/g)) {
    depth += sign === '(' || sign === '%28' ? 1 : -1;
    if (depth > REST_LIMITS.parentheses) return new Refusal('query_too_complex', 'parentheses');
  }
  return undefined;
}
