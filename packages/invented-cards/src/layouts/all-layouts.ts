import type { Layout } from './layout.ts';
import { panelLayouts } from './panel-layouts.ts';
import { plainLayouts } from './plain-layouts.ts';
import { portraitLayouts } from './portrait-layouts.ts';

export const allLayouts: Readonly<Record<string, Layout>> = {
  ...plainLayouts,
  ...panelLayouts,
  ...portraitLayouts,
};

export const layoutNames = Object.keys(allLayouts);
