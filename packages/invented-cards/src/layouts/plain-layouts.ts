import type { Layout } from './layout.ts';

const nothing = () => {};

/** Text on paper, with at most a rule. */
export const PLAIN_LAYOUTS = {
  'left column': {
    width: 85,
    height: 55,
    qrCode: { x: 66, y: 37, size: 14 },
    areas: [
      {
        x: 6,
        y: 6,
        width: 73,
        height: 12,
        align: 'left',
        vertical: 'top',
        blocks: ['organization'],
      },
      {
        x: 6,
        y: 19,
        width: 73,
        height: 12,
        align: 'left',
        vertical: 'top',
        blocks: ['name', 'title'],
      },
      {
        x: 6,
        y: 32,
        width: 58,
        height: 18,
        align: 'left',
        vertical: 'bottom',
        blocks: ['phones', 'online', 'address'],
        scale: 0.9,
      },
    ],
    decorate: nothing,
  },
  centered: {
    width: 85,
    height: 55,
    qrCode: { x: 4, y: 4, size: 13 },
    areas: [
      {
        x: 18,
        y: 4,
        width: 49,
        height: 12,
        align: 'center',
        vertical: 'top',
        blocks: ['organization'],
        scale: 0.9,
      },
      {
        x: 6,
        y: 17,
        width: 73,
        height: 13,
        align: 'center',
        vertical: 'middle',
        blocks: ['name', 'title'],
      },
      {
        x: 6,
        y: 33,
        width: 73,
        height: 18,
        align: 'center',
        vertical: 'bottom',
        blocks: ['phones', 'online', 'address'],
        scale: 0.9,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.accent;
      context.fillRect(34, 31, 17, 0.4);
    },
  },
  'two columns': {
    width: 85,
    height: 55,
    qrCode: { x: 68, y: 4, size: 13 },
    areas: [
      {
        x: 6,
        y: 6,
        width: 60,
        height: 14,
        align: 'left',
        vertical: 'top',
        blocks: ['name', 'title'],
      },
      {
        x: 6,
        y: 26,
        width: 35,
        height: 24,
        align: 'left',
        vertical: 'bottom',
        blocks: ['organization', 'address'],
        scale: 0.82,
      },
      {
        x: 44,
        y: 26,
        width: 36,
        height: 24,
        align: 'left',
        vertical: 'bottom',
        blocks: ['phones', 'online'],
        scale: 0.88,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.accent;
      context.fillRect(6, 23, 73, 0.3);
    },
  },
  'right aligned': {
    width: 89,
    height: 51,
    qrCode: { x: 5, y: 32, size: 14 },
    areas: [
      {
        x: 6,
        y: 6,
        width: 77,
        height: 14,
        align: 'right',
        vertical: 'top',
        blocks: ['name', 'title'],
      },
      {
        x: 22,
        y: 22,
        width: 61,
        height: 24,
        align: 'right',
        vertical: 'bottom',
        blocks: ['organization', 'phones', 'online', 'address'],
        scale: 0.84,
      },
    ],
    decorate: nothing,
  },
  'contact first': {
    width: 89,
    height: 51,
    qrCode: { x: 70, y: 5, size: 14 },
    areas: [
      {
        x: 6,
        y: 5,
        width: 60,
        height: 18,
        align: 'left',
        vertical: 'top',
        blocks: ['phones', 'online'],
        scale: 0.9,
      },
      {
        x: 6,
        y: 27,
        width: 46,
        height: 19,
        align: 'left',
        vertical: 'bottom',
        blocks: ['name', 'title'],
      },
      {
        x: 52,
        y: 27,
        width: 32,
        height: 19,
        align: 'right',
        vertical: 'bottom',
        blocks: ['organization', 'address'],
        scale: 0.8,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.accent;
      context.fillRect(0, 0, 2, 51);
    },
  },
} satisfies Record<string, Layout>;
