import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Sources by path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

export interface Import {
  from: string;
  /** As written in the source. */
  specifier: string;
  /** The path that it leads to. Null outside of the repository. */
  to: string | null;
}

/** A test, or code that only tests use. */
const TEST = /\.(test|spec)\.tsx?$|\/tests?\/|\/testing\//;

const FOLDERS = ['apps', 'bench', 'e2e', 'packages', 'scripts', 'security', 'supabase', 'training'];

const SOURCE = new RegExp(`^(?:(?:${FOLDERS.join('|')})/.*\\.(?:tsx?|mts|mjs)|[^/]+\\.ts)$`);

/**
 * Every source in the repository that git does not ignore, including scripts that run before anything is installed.
 */
export function readSources(root: string): Sources {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const paths = listed.split('\0').filter((path) => SOURCE.test(path));
  // Deleted files are listed until the deletion is committed.
  const present = paths.filter((path) => existsSync(join(root, path)));
  return new Map(present.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** The workspaces' names and folders, such as `@cardsift/contacts` → `packages/contacts`. */
export function readWorkspaces(root: string): ReadonlyMap<string, string> {
  const files = globSync('{apps/*,packages/*,supabase}/package.json', { cwd: root });
  return new Map(
    files.map((file) => [JSON.parse(readFileSync(join(root, file), 'utf8')).name, dirname(file)]),
  );
}

/** Everything that the sources import, including types. The formatter guarantees single quotes and line starts. */
export function findImports(sources: Sources, workspaces: ReadonlyMap<string, string>): Import[] {
  const patterns = [
    /^(?:import|export)\s[^;']*?from '([^']+)'/gm,
    /^import '([^']+)'/gm,
    /\bimport\(\s*'([^']+)'/g,
  ];
  return [...sources].flatMap(([from, text]) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, specifier = '']) => ({
        from,
        specifier,
        to: resolveImport(from, specifier, workspaces),
      })),
  );
}

function resolveImport(
  from: string,
  specifier: string,
  workspaces: ReadonlyMap<string, string>,
): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (specifier.startsWith('#app/')) return `apps/web/app/${specifier.slice('#app/'.length)}`;
  const [scope, name, ...rest] = specifier.split('/');
  const folder = workspaces.get(`${scope}/${name}`);
  if (folder === undefined) return null;
  const isPackage = folder.startsWith('packages/');
  return isPackage ? `${folder}/src/${rest.join('/')}.ts` : join(folder, ...rest);
}

/** The violations among the imports, one sentence each. */
export function checkImports(imports: readonly Import[]): string[] {
  return [...imports.flatMap(checkImport), ...findCircles(imports)];
}

function checkImport({ from, specifier, to }: Import): string[] {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${from} imports ${specifier}: ${problem}`);
  if (specifier.startsWith('../../../')) say('nothing climbs three folders');
  if (to === null) return problems;

  const [app, otherApp] = [folderIn('apps', from), folderIn('apps', to)];
  if (app && otherApp && app !== otherApp) say('apps never import each other');
  if (from.startsWith('packages/') && otherApp) say('packages know nothing of apps');
  if (
    from.startsWith('packages/contacts/') &&
    folderIn('packages', to) !== 'contacts' &&
    to !== 'packages/backend/src/database.types.ts'
  ) {
    say('what a contact is depends on nothing else of ours but the types of its table');
  }

  const features = 'apps/web/app/features';
  const [feature, otherFeature] = [folderIn(features, from), folderIn(features, to)];
  if (feature && otherFeature && feature !== otherFeature) say('features never import each other');
  if (
    !feature &&
    otherFeature &&
    isIn('apps/web/app', from) &&
    !isIn('apps/web/app/routes', from)
  ) {
    say('what features share does not know them; routes put them together');
  }
  if (
    isIn('apps/web/app/components/ui', from) &&
    isIn('apps/web/app', to) &&
    !isIn('apps/web/app/components/ui', to)
  ) {
    say('primitives know nothing of the product');
  }
  return problems;
}

/**
 * Cycles among the files and folders in any one folder. What is deeper counts as its folder, so `a/x.ts` → `b/y.ts`
 * and `b/z/w.ts` → `a/v.ts` are a cycle of a and b. Tests may import anything.
 */
function findCircles(imports: readonly Import[]): string[] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of imports) {
    if (to === null || from === to || TEST.test(from)) continue;
    const [parts, otherParts] = [from.split('/'), to.split('/')];
    const common = parts.findIndex((part, index) => part !== otherParts[index]);
    const [one, other] = [parts[common], otherParts[common]];
    // A folder as such cannot be imported.
    if (one === undefined || other === undefined) continue;
    const folder = parts.slice(0, common).join('/');
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>();
    graphs.set(folder, graph);
    graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return [...graphs].flatMap(([folder, graph]) => {
    const circle = findCircle(graph);
    return circle ? [`${folder || 'the repository'} has a circle: ${circle.join(' → ')}`] : [];
  });
}

function findCircle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return null;
}

function isIn(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..');
}

/** The first folder below `folder` on the way to a path. */
function folderIn(folder: string, path: string): string | undefined {
  return isIn(folder, path) ? relative(folder, path).split('/')[0] : undefined;
}
