import { markFound } from '@cardsift/contacts/search/mark-found';
import { createContext, use } from 'react';

/** What the contacts on the page were searched for; empty when for nothing. */
export const SearchedFor = createContext('');

/** A text of a contact, with the parts marked that it was found by. */
export function FoundText({ children }: { children: string }) {
  const search = use(SearchedFor);
  if (search === '') return children;
  let start = 0;
  return markFound(children, search).map(({ text, marked }) => {
    const key = start;
    start += text.length;
    if (!marked) return text;
    return (
      <mark key={key} className="rounded-xs bg-warning-soft text-inherit">
        {text}
      </mark>
    );
  });
}
