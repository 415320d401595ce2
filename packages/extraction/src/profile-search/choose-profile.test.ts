import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseProfile, type Person } from './choose-profile.ts';
import { normalizeProfileUrl } from './normalize-profile-url.ts';

const ada: Person = {
  fullName: 'Ada Byron',
  org: 'Analytical Engines Ltd',
  title: 'Chief Analyst',
};
const hit = (slug: string, title: string, text = '') => ({
  url: `https://uk.linkedin.com/in/${slug}`,
  title,
  text,
});

describe('chooseProfile', () => {
  it.each([
    ['high', 'Ada Byron - Chief Analyst - Analytical Engines | LinkedIn', ''],
    [
      'medium',
      'Ada Byron - London | LinkedIn',
      'Experience: Analytical Engines · 500+ connections',
    ],
    ['medium', 'A. Byron - Analytical Engines | LinkedIn', ''],
    ['low', 'A. Byron | LinkedIn', 'Works at Analytical Engines'],
    ['low', 'Ada Byron – Analytical Institute | LinkedIn', ''],
    ['low', 'Ada Byron | LinkedIn', 'Chief Analyst, looking for work'],
  ])('has %s confidence in “%s” with “%s”', (confidence, title, text) => {
    expect(chooseProfile(ada, [hit('ada', title, text)])).toMatchObject({
      address: 'https://www.linkedin.com/in/ada',
      confidence,
    });
  });

  it.each([
    ['the name alone', 'Ada Byron | LinkedIn', 'London'],
    ['another name', 'Grace Murray - Analytical Engines | LinkedIn', 'Colleague of Ada Byron'],
    ['an initial and a similar organization', 'A. Byron | LinkedIn', 'Analytical Institute'],
  ])('does not choose a profile by %s', (_case, title, text) => {
    expect(chooseProfile(ada, [hit('ada', title, text)])).toBeNull();
  });

  it('prefers a better match to a better rank', () => {
    const results = [
      hit('other-ada', 'Ada Byron | LinkedIn', 'Chief Analyst'),
      hit('ada', 'Ada Byron - Analytical Engines | LinkedIn'),
    ];
    expect(chooseProfile(ada, results)).toMatchObject({
      address: 'https://www.linkedin.com/in/ada',
      confidence: 'high',
    });
  });

  it('is less sure if two people match equally, and chooses neither of two weak matches', () => {
    const title = 'Ada Byron - Analytical Engines | LinkedIn';
    const twins = [hit('ada-1', title), hit('ada-2', title)];
    expect(chooseProfile(ada, twins)).toMatchObject({ confidence: 'medium' });
    const weak = [
      hit('a-1', 'Ada Byron', 'Chief Analyst'),
      hit('a-2', 'Ada Byron', 'Chief Analyst'),
    ];
    expect(chooseProfile(ada, weak)).toBeNull();
  });

  it('counts a profile that is found twice only once', () => {
    const title = 'Ada Byron - Analytical Engines | LinkedIn';
    const again = { ...hit('ada', title), url: 'https://www.linkedin.com/in/ada/?trk=x' };
    expect(chooseProfile(ada, [hit('ada', title), again])).toMatchObject({ confidence: 'high' });
  });

  it('skips a profile that its owner rejected, in any spelling', () => {
    const title = 'Ada Byron - Analytical Engines | LinkedIn';
    const results = [hit('Ada-1', title), hit('ada-2', title)];
    expect(chooseProfile(ada, results, ['http://linkedin.com/in/ada-1/'])).toMatchObject({
      address: 'https://www.linkedin.com/in/ada-2',
      confidence: 'high',
    });
  });

  it('never returns a URL that is not a profile among the results, or a rejected one', () => {
    const slug = fc.constantFrom('ada', 'ada-byron', 'byron', 'x');
    const url = fc.oneof(
      slug.map((name) => `https://www.linkedin.com/in/${name}`),
      slug.map((name) => `https://www.linkedin.com/company/${name}`),
      fc.webUrl(),
      fc.string(),
    );
    const words = fc
      .array(
        fc.constantFrom(
          'Ada',
          'Byron',
          'A.',
          '-',
          '|',
          'Analytical',
          'Engines',
          'Chief',
          'Analyst',
        ),
      )
      .map((list) => list.join(' '));
    const results = fc.array(fc.record({ url, title: words, text: words }));
    fc.assert(
      fc.property(results, fc.array(url), (list, rejected) => {
        const match = chooseProfile(ada, list, rejected);
        if (!match) return;
        expect(list.map((result) => normalizeProfileUrl(result.url))).toContain(match.address);
        expect(rejected.map(normalizeProfileUrl)).not.toContain(match.address);
      }),
    );
  });
});
