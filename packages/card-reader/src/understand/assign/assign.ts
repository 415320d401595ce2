import type { Piece } from '../layout/piece.ts';
import type { CardEvidence } from './card-evidence.ts';
import { factsOf } from './facts.ts';
import { featuresOf, type Role } from './features.ts';
import { type Group, groupPieces, isTorn } from './group.ts';
import { pairFeatures } from './pair-features.ts';
import { scoreOf } from './weights.ts';

/** A group in one role, with its probability over all ways to read the whole card. */
export interface Choice {
  group: Group;
  probability: number;
  runnerUp: Group | null;
}

export interface Assignment {
  name: Choice | null;
  title: Choice | null;
  organisation: Choice | null;
  /** What each remaining piece is, with its probability among the remaining roles. */
  rest: Map<number, { role: RestRole; probability: number }>;
}

type MainRole = 'name' | 'title' | 'organisation';
type RestRole = Exclude<Role, MainRole>;

const MAIN: MainRole[] = ['name', 'title', 'organisation'];
const REST: RestRole[] = ['department', 'tagline', 'address', 'other'];
/** Candidates kept per role: more change nothing but the time. */
const KEPT = 12;

interface Candidate {
  group: Group | null;
  score: number;
}

/**
 * Decides what the texts of a card are: every way to choose name, title and organisation (or
 * none) is scored as a whole, the rest going to its best remaining role, and the scores are turned
 * into probabilities. A choice's probability is the sum over all ways that make it.
 */
export function assign(pieces: readonly Piece[], card: CardEvidence): Assignment {
  const groups = groupPieces(pieces);
  const facts = groups.map((group) =>
    factsOf(
      group,
      card,
      group.pieces.flatMap((i) => pieces[i] ?? []),
      isTorn(group, pieces),
    ),
  );
  const rest = pieces.map((_, i) =>
    restRoleOf((role) => scoreOf(role, featuresOf(role, facts[i] as never))),
  );
  const candidates = MAIN.map((role) => {
    const scored: Candidate[] = groups.map((group, i) => {
      const own = scoreOf(role, featuresOf(role, facts[i] as never));
      const forgone = group.pieces.reduce((sum, piece) => sum + (rest[piece]?.score ?? 0), 0);
      return { group, score: own - forgone };
    });
    scored.sort((a, b) => b.score - a.score);
    return [{ group: null, score: 0 }, ...scored.slice(0, KEPT)];
  }) as [Candidate[], Candidate[], Candidate[]];
  const ways = scoreWays(candidates, pieces);
  const [name, title, organisation] = MAIN.map((_, slot) => choose(ways, slot)) as [
    Choice | null,
    Choice | null,
    Choice | null,
  ];
  const taken = new Set(
    [name, title, organisation].flatMap((choice) => choice?.group.pieces ?? []),
  );
  return {
    name,
    title,
    organisation,
    rest: new Map(
      rest.flatMap(({ role, probability }, i) =>
        taken.has(i) ? [] : [[i, { role, probability }]],
      ),
    ),
  };
}

function restRoleOf(score: (role: RestRole) => number) {
  const scores = REST.map(score);
  const best = Math.max(...scores);
  const total = scores.reduce((sum, value) => sum + Math.exp(value - best), 0);
  const role = REST[scores.indexOf(best)] ?? 'other';
  return { role, score: best, probability: 1 / total };
}

interface Way {
  groups: (Group | null)[];
  score: number;
}

function overlaps(a: Group | null, b: Group | null): boolean {
  return a !== null && b !== null && a.pieces.some((piece) => b.pieces.includes(piece));
}

function scoreWays(
  [names, titles, organisations]: [Candidate[], Candidate[], Candidate[]],
  pieces: readonly Piece[],
): Way[] {
  const ways: Way[] = [];
  for (const name of names) {
    for (const title of titles) {
      if (overlaps(name.group, title.group)) continue;
      for (const organisation of organisations) {
        if (overlaps(name.group, organisation.group) || overlaps(title.group, organisation.group))
          continue;
        const groups = [name.group, title.group, organisation.group];
        const pair = scoreOf(
          'pair',
          pairFeatures(name.group, title.group, organisation.group, pieces),
        );
        ways.push({ groups, score: name.score + title.score + organisation.score + pair });
      }
    }
  }
  return ways;
}

/** The group that the best way puts in a slot, its share of all ways, and the next best group. */
function choose(ways: readonly Way[], slot: number): Choice | null {
  let best = ways[0];
  for (const way of ways) if (best && way.score > best.score) best = way;
  const chosen = best?.groups[slot];
  if (!best || !chosen) return null;
  let total = 0;
  const masses = new Map<Group | null, number>();
  for (const way of ways) {
    const mass = Math.exp(way.score - best.score);
    const group = way.groups[slot] ?? null;
    total += mass;
    masses.set(group, (masses.get(group) ?? 0) + mass);
  }
  const others = [...masses].filter(([group]) => group !== chosen).sort((a, b) => b[1] - a[1]);
  return {
    group: chosen,
    probability: (masses.get(chosen) ?? 0) / total,
    runnerUp: others.find(([group]) => group !== null)?.[0] ?? null,
  };
}
