import { Refusal } from '../refusal.ts';
import { REST_LIMITS } from './rest-limits.ts';

/** Refuses a URL with parentheses nested so deeply that parsing would overflow the stack. */
export function checkNesting(url: string): Refusal | undefined {
  let depth = 0;
  for (const [sign] of url.matchAll(/\(|\)|%28|%29/g)) {
    depth += sign === '(' || sign === '%28' ? 1 : -1;
    if (depth > REST_LIMITS.parentheses) return new Refusal('query_too_complex', 'parentheses');
  }
  return undefined;
}
