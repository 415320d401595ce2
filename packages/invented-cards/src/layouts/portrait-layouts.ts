import type { Layout } from './layout.ts';

/** Cards in portrait format. */
export const PORTRAIT_LAYOUTS = {
  portrait: {
    width: 55,
    height: 85,
    qrCode: { x: 20, y: 66, size: 15 },
    areas: [
      {
        x: 4,
        y: 6,
        width: 47,
        height: 14,
        align: 'center',
        vertical: 'top',
        blocks: ['organization'],
      },
      {
        x: 4,
        y: 24,
        width: 47,
        height: 14,
        align: 'center',
        vertical: 'middle',
        blocks: ['name', 'title'],
      },
      {
        x: 4,
        y: 42,
        width: 47,
        height: 22,
        align: 'center',
        vertical: 'bottom',
        blocks: ['phones', 'online', 'address'],
        scale: 0.9,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.accent;
      context.fillRect(20, 21, 15, 0.5);
    },
  },
  'portrait with head': {
    width: 55,
    height: 85,
    qrCode: { x: 36, y: 66, size: 14 },
    areas: [
      {
        x: 4,
        y: 3,
        width: 47,
        height: 23,
        align: 'left',
        vertical: 'bottom',
        blocks: ['name', 'title'],
        onPanel: true,
      },
      {
        x: 4,
        y: 32,
        width: 47,
        height: 12,
        align: 'left',
        vertical: 'top',
        blocks: ['organization'],
        scale: 0.9,
      },
      {
        x: 4,
        y: 45,
        width: 47,
        height: 20,
        align: 'left',
        vertical: 'bottom',
        blocks: ['phones', 'online', 'address'],
        scale: 0.9,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.panel;
      context.fillRect(0, 0, 55, 29);
    },
  },
} satisfies Record<string, Layout>;
