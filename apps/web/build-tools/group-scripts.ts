import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Pages below the site layout, which people open who have not signed in. */
export const SITE_PAGES =
  'home trial about help/phone privacy licenses pro blog blog-post not-found'.split(' ');

/** Bytes of code that are not worth a request of their own, where visitors load as little as they can. */
const SMALL_SCRIPT = 4_000;

/** Code that several pages share, by who they are. */
interface SharedScript {
  name: string;
  /** What a wider circle shares is taken out first; none is wider than this. */
  breadth: number;
}

/** Between `session` and `site` come those that some pages of the site share, by how many they are. */
const BREADTH = {
  dashboard: 1,
  sessionPages: 2,
  session: 3,
  site: SITE_PAGES.length + 4,
  all: SITE_PAGES.length + 5,
};

/** Stays in the browser's cache when only our own code changes. */
const FRAMEWORK: Rolldown.CodeSplittingGroup = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es)[\\/]/,
  priority: BREADTH.all + 1,
};

/**
 * Which code goes into one file. Left to itself the bundler makes a file for each set of pages that share
 * something: ninety for a signed-in page, one request each. Here visitors still load what their page needs
 * and little else; what only signed-in pages share is one file for all of them.
 */
export function groupScripts(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, SharedScript | null>();

  function scriptOf(id: string, graph: Graph): SharedScript | null {
    const script = known.get(id) ?? findSharedScript(pagesOf(id, graph));
    known.set(id, script);
    return script;
  }

  // A group takes along whatever its code imports, so that each breadth has one of its own, the widest first.
  const breadths = Array.from({ length: BREADTH.all }, (_, index) => BREADTH.all - index);
  const shared = breadths.map((breadth): Rolldown.CodeSplittingGroup => {
    const isForVisitors = breadth > BREADTH.session && breadth < BREADTH.site;
    return {
      debugName: `shared by ${breadth}`,
      priority: breadth,
      name: (id, graph) => {
        const script = scriptOf(id, graph);
        return script?.breadth === breadth ? script.name : null;
      },
      entriesAware: isForVisitors,
      entriesAwareMergeThreshold: isForVisitors ? SMALL_SCRIPT : 0,
    };
  });
  return [FRAMEWORK, ...shared];
}

/** The file for what these pages and layouts share; null where it is no shared code. */
export function findSharedScript(pages: ReadonlySet<string>): SharedScript | null {
  if (pages.size < 2) return null;
  if (pages.has('root')) return { name: 'base', breadth: BREADTH.all };
  if (pages.has('site-layout')) return { name: 'site', breadth: BREADTH.site };
  const visited = SITE_PAGES.filter((page) => pages.has(page));
  if (visited.length > 0) {
    const others = visited.length < pages.size ? ['session'] : [];
    return {
      name: [...visited, ...others].join('-').replaceAll('/', '-'),
      breadth: BREADTH.session + visited.length,
    };
  }
  if (pages.has('session-layout')) return { name: 'session', breadth: BREADTH.session };
  const isForDashboard = [...pages].every((page) => page.startsWith('dashboard/'));
  return isForDashboard
    ? { name: 'dashboard', breadth: BREADTH.dashboard }
    : { name: 'session-pages', breadth: BREADTH.sessionPages };
}

/** The pages and layouts that load a module at once, such as `dashboard/contacts`. */
function pagesOf(id: string, graph: Graph): Set<string> {
  const pages = new Set<string>();
  const modules = new Set([id]);
  for (const one of modules) {
    const module = graph.getModuleInfo(one);
    if (module?.isEntry) pages.add(nameEntry(one));
    for (const importer of module?.importers ?? []) modules.add(importer);
  }
  return pages;
}

/** `…/app/routes/dashboard/contacts.tsx?…` is `dashboard/contacts`; what starts React is `entry.client`. */
function nameEntry(id: string): string {
  const file = id.replaceAll('\\', '/').replace(/\?.*$/, '');
  return /\/app\/routes\/(.+)\.tsx?$/.exec(file)?.[1] ?? /([^/]+)\.tsx?$/.exec(file)?.[1] ?? id;
}
