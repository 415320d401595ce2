import { expect, it } from 'vitest';
import { findOrganization } from './compare-organization.ts';

it.each([
  ['Engines GmbH', 'Analyst - Engines', 'full'],
  ['Müller & Söhne KG', 'Mueller und Soehne', 'full'],
  ['SAP', 'Developer at SAP SE', 'full'],
  ['Analytical Engines Ltd', 'CTO at Analytical Looms', 'partial'],
  ['SAP', 'sapling gardens', 'none'],
  ['Blue Sky Ltd', 'Sky News', 'none'],
  ['Ltd', 'Some Company Ltd', 'none'],
  ['', 'Engines', 'none'],
] as const)('“%s” in “%s”: %s', (organization, text, match) => {
  expect(findOrganization(organization, text)).toBe(match);
});
