import { describe, expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { findSharedScript, groupScripts, SITE_PAGES } from './group-scripts.ts';

const shared = (...pages: string[]) => findSharedScript(new Set(pages));

describe('what pages share', () => {
  test.each([
    ['the root and anything', ['root', 'login'], 'base'],
    ['the layout of the site and a page', ['site-layout', 'home', 'login'], 'site'],
    ['two pages of the site', ['blog', 'home'], 'home-blog'],
    ['a page of the site and one behind it', ['home', 'dashboard/contacts'], 'home-session'],
    ['all who know a session', ['session-layout', 'dashboard/contacts'], 'session'],
    ['signing in and a page behind it', ['login', 'dashboard/profile'], 'session-pages'],
    ['pages behind it', ['dashboard/profile', 'dashboard/contacts'], 'dashboard'],
  ])('%s is one file', (_, pages, name) => {
    expect(shared(...pages)?.name).toBe(name);
  });

  test('what one page has to itself is left with it', () => {
    expect(shared('home')).toBeNull();
    expect(shared()).toBeNull();
  });

  test('what more visitors share is wider', () => {
    const widths = [
      shared('dashboard/profile', 'dashboard/contacts'),
      shared('login', 'register'),
      shared('session-layout', 'login'),
      shared('home', 'login'),
      shared('home', 'blog', 'login'),
      shared('site-layout', 'home'),
      shared('root', 'site-layout'),
    ].map((script) => script?.breadth);
    expect(widths).toEqual(widths.toSorted((a = 0, b = 0) => a - b));
    expect(new Set(widths).size).toBe(widths.length);
  });
});

test('every page of the site is known as one', () => {
  const layout = routes.find(({ file }) => file === 'routes/site-layout.tsx');
  const pages = layout?.children?.map(({ file }) => file.replace(/^routes\/|\.tsx$/g, ''));
  expect(pages).toEqual(SITE_PAGES);
});

test('each breadth is a group that takes its own, the widest first', () => {
  const groups = groupScripts();
  const importers: Record<string, string[]> = {
    '/app/date.ts': ['/app/list.ts', '/app/routes/dashboard/profile.tsx?route'],
    '/app/list.ts': ['/app/routes/dashboard/contacts.tsx?route'],
  };
  const getModuleInfo = (id: string) =>
    ({ isEntry: id.includes('/routes/'), importers: importers[id] ?? [] }) as never;
  const takers = groups.filter(
    ({ name }) => typeof name === 'function' && name('/app/date.ts', { getModuleInfo }) !== null,
  );
  expect(takers).toHaveLength(1);
  expect(takers[0]).toBe(groups.at(-1));
  const priorities = groups.map(({ priority = 0 }) => priority);
  expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
});
