import { describe, expect, it } from 'vitest';
import { type EnrichmentContact, findProfile } from './find-profile.ts';
import { SearchError, type SearchProvider, type SearchResult } from './search-provider.ts';

const ADDRESS = 'https://www.linkedin.com/in/ada-byron';
const ada: EnrichmentContact = {
  fullName: 'Ada Byron',
  org: 'Engines',
  title: null,
  linkedinUrl: null,
  evidence: null,
  details: {},
  rejected: [],
};
const found: SearchResult = {
  url: 'https://uk.linkedin.com/in/ada-byron?trk=x',
  title: 'Ada Byron - Engines | LinkedIn',
  text: 'Analyst at Engines',
};

function providing(...results: SearchResult[]): SearchProvider & { queries: string[] } {
  const queries: string[] = [];
  return {
    queries,
    async search(query) {
      queries.push(query);
      return results;
    },
  };
}

const failing: SearchProvider = {
  search: () => Promise.reject(new SearchError('search_unavailable')),
};

describe('findProfile', () => {
  it('uses the result’s own text and says where it comes from', async () => {
    expect(await findProfile(ada, providing(found))).toEqual({
      linkedin_url: ADDRESS,
      description: 'Analyst at Engines',
      confidence: 'high',
      evidence: { source_url: found.url, source_title: found.title, origin: 'search' },
    });
  });

  it('searches for the name and the organization, in words that cannot change the query', async () => {
    const provider = providing();
    await findProfile({ ...ada, fullName: 'Ada "x" Byron', org: 'Engines "y"' }, provider);
    expect(provider.queries).toEqual(['site:linkedin.com/in "Ada x Byron" Engines y']);
  });

  it('prefers the URL that is printed on the card', async () => {
    const printed = { ...ada, details: { urls: ['https://engines.example', `${ADDRESS}/`] } };
    const stranger = { ...found, url: 'https://www.linkedin.com/in/another-ada' };
    expect(await findProfile(printed, providing(stranger))).toMatchObject({
      linkedin_url: ADDRESS,
      description: null,
      confidence: 'high',
      evidence: { source_url: ADDRESS, origin: 'card' },
    });
  });

  it('describes a printed URL if the search finds the same one', async () => {
    const printed = { ...ada, details: { urls: [ADDRESS] } };
    expect(await findProfile(printed, providing(found))).toMatchObject({
      description: 'Analyst at Engines',
      evidence: { source_url: ADDRESS, source_title: found.title, origin: 'card' },
    });
  });

  it('needs no search if the URL is printed, and survives a failing one', async () => {
    const printed = { ...ada, details: { urls: [ADDRESS] } };
    for (const provider of [null, failing]) {
      expect(await findProfile(printed, provider)).toMatchObject({ linkedin_url: ADDRESS });
    }
  });

  it('keeps the URL that its owner typed', async () => {
    const typed = { ...ada, linkedinUrl: 'http://linkedin.com/in/Typed' };
    expect(await findProfile(typed, providing(found))).toMatchObject({
      linkedin_url: 'https://www.linkedin.com/in/typed',
      confidence: 'high',
    });
  });

  it('searches again if the URL came from an earlier search', async () => {
    const evidence = { source_url: 'https://de.linkedin.com/in/old', origin: 'search' };
    const before = { ...ada, linkedinUrl: 'https://www.linkedin.com/in/old', evidence };
    expect(await findProfile(before, providing(found))).toMatchObject({ linkedin_url: ADDRESS });
    const corrected = { ...before, linkedinUrl: 'https://www.linkedin.com/in/corrected' };
    expect(await findProfile(corrected, providing(found))).toMatchObject({
      linkedin_url: 'https://www.linkedin.com/in/corrected',
    });
  });

  it('never returns a rejected profile, printed or found', async () => {
    const printed = { ...ada, details: { urls: [ADDRESS] }, rejected: [`${ADDRESS}/`] };
    expect(await findProfile(printed, null)).toBeNull();
    expect(await findProfile(printed, providing(found))).toBeNull();
  });

  it('finds nothing without a printed URL and without a provider', async () => {
    expect(await findProfile(ada, null)).toBeNull();
  });

  it('reports a failing search, so that it is tried again', async () => {
    await expect(findProfile(ada, failing)).rejects.toBeInstanceOf(SearchError);
  });
});
