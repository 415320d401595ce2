import type { Layout } from './layout.ts';
import { PANEL_LAYOUTS } from './panel-layouts.ts';
import { PLAIN_LAYOUTS } from './plain-layouts.ts';
import { PORTRAIT_LAYOUTS } from './portrait-layouts.ts';

export const ALL_LAYOUTS: Readonly<Record<string, Layout>> = {
  ...PLAIN_LAYOUTS,
  ...PANEL_LAYOUTS,
  ...PORTRAIT_LAYOUTS,
};

export const layoutNames = Object.keys(ALL_LAYOUTS);
