import type { FontFamily } from './fonts.ts';
import { SANS_FAMILIES, SERIF_FAMILIES } from './fonts.ts';
import type { Random } from './random.ts';

export interface Theme {
  paper: string;
  /** The second color of a gradient across the paper. */
  paperTo?: string;
  ink: string;
  muted: string;
  accent: string;
  /** A colored band or panel, and what is written on it. */
  panel: string;
  panelInk: string;
}

export interface CardStyle {
  theme: Theme;
  nameFont: FontFamily;
  bodyFont: FontFamily;
  capitals: { name: boolean; org: boolean; title: boolean };
  /** Space between the organization's letters, as a share of the type size. */
  orgSpacing: number;
  titleItalic: boolean;
  labels: 'none' | 'letter' | 'word' | 'word with colon';
  /** Two contact details per line: `+44 … | anna@…`. */
  pairs: boolean;
  /** The type size, relative to the layout's own. */
  bodyScale: number;
}

const THEMES: readonly Theme[] = [
  {
    paper: '#ffffff',
    ink: '#1d2129',
    muted: '#4b525e',
    accent: '#0b6bcb',
    panel: '#0b3a6b',
    panelInk: '#ffffff',
  },
  {
    paper: '#fbf7ef',
    ink: '#2c241b',
    muted: '#5f5447',
    accent: '#8a4b1f',
    panel: '#5a2f16',
    panelInk: '#fdf3e3',
  },
  {
    paper: '#f4f6f5',
    ink: '#10332b',
    muted: '#3f5c54',
    accent: '#12715b',
    panel: '#0f5c4a',
    panelInk: '#f2fffb',
  },
  {
    paper: '#ffffff',
    ink: '#222222',
    muted: '#666666',
    accent: '#b3261e',
    panel: '#b3261e',
    panelInk: '#ffffff',
  },
  {
    paper: '#14181f',
    ink: '#f5f6f8',
    muted: '#b7bec9',
    accent: '#e0b04b',
    panel: '#e0b04b',
    panelInk: '#14181f',
  },
  {
    paper: '#0f2b46',
    paperTo: '#154a6e',
    ink: '#ffffff',
    muted: '#c6d7e6',
    accent: '#7fd1e8',
    panel: '#0a1d30',
    panelInk: '#e9f6ff',
  },
  {
    paper: '#2a1f2d',
    paperTo: '#51304f',
    ink: '#fbeff7',
    muted: '#d9bfd3',
    accent: '#f2a1c8',
    panel: '#f2a1c8',
    panelInk: '#2a1f2d',
  },
  {
    paper: '#fdf1f3',
    paperTo: '#e8eefb',
    ink: '#2b2440',
    muted: '#57506d',
    accent: '#7b3fa0',
    panel: '#7b3fa0',
    panelInk: '#ffffff',
  },
  {
    paper: '#e9efe4',
    paperTo: '#cfe0d8',
    ink: '#1f3327',
    muted: '#48604f',
    accent: '#39704c',
    panel: '#274d35',
    panelInk: '#f0fbf2',
  },
  {
    paper: '#f2f2f0',
    ink: '#565b61',
    muted: '#777c83',
    accent: '#8c6d46',
    panel: '#6a6f76',
    panelInk: '#fafafa',
  },
  {
    paper: '#f7c948',
    ink: '#2b2200',
    muted: '#5a4a0c',
    accent: '#7a1f1f',
    panel: '#2b2200',
    panelInk: '#ffe9a8',
  },
  {
    paper: '#12403c',
    ink: '#eafaf5',
    muted: '#a9cfc5',
    accent: '#ffb86b',
    panel: '#ffb86b',
    panelInk: '#12302c',
  },
];

export function inventStyle(random: Random): CardStyle {
  const serifs = random.chance(0.35);
  const nameFont = random.pick<FontFamily>(serifs ? SERIF_FAMILIES : SANS_FAMILIES);
  return {
    theme: random.pick(THEMES),
    nameFont,
    bodyFont: random.chance(0.5) ? nameFont : random.pick<FontFamily>(SANS_FAMILIES),
    capitals: { name: random.chance(0.2), org: random.chance(0.3), title: random.chance(0.15) },
    orgSpacing: random.chance(0.2) ? random.between(0.15, 0.45) : 0,
    titleItalic: random.chance(0.15),
    labels: random.pick(['none', 'letter', 'letter', 'word', 'word with colon']),
    pairs: random.chance(0.12),
    bodyScale: random.between(0.9, 1.15),
  };
}
