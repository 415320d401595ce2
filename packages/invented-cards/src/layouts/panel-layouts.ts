import type { Layout } from './layout.ts';

/** Text on colored bands, on panels and beside shapes. */
export const PANEL_LAYOUTS = {
  'left panel': {
    width: 85,
    height: 55,
    qrCode: { x: 7, y: 36, size: 14 },
    areas: [
      {
        x: 3,
        y: 5,
        width: 24,
        height: 26,
        align: 'center',
        vertical: 'middle',
        blocks: ['organization'],
        onPanel: true,
        scale: 0.85,
      },
      {
        x: 34,
        y: 6,
        width: 47,
        height: 15,
        align: 'left',
        vertical: 'top',
        blocks: ['name', 'title'],
      },
      {
        x: 34,
        y: 24,
        width: 47,
        height: 26,
        align: 'left',
        vertical: 'bottom',
        blocks: ['phones', 'online', 'address'],
        scale: 0.9,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.panel;
      context.fillRect(0, 0, 30, 55);
    },
  },
  'top band': {
    width: 85,
    height: 55,
    qrCode: { x: 67, y: 36, size: 14 },
    areas: [
      {
        x: 6,
        y: 2,
        width: 73,
        height: 13,
        align: 'left',
        vertical: 'middle',
        blocks: ['organization'],
        onPanel: true,
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
        y: 33,
        width: 58,
        height: 18,
        align: 'left',
        vertical: 'bottom',
        blocks: ['phones', 'online', 'address'],
        scale: 0.88,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.panel;
      context.fillRect(0, 0, 85, 17);
    },
  },
  'bottom band': {
    width: 89,
    height: 51,
    qrCode: { x: 72, y: 4, size: 13 },
    areas: [
      {
        x: 6,
        y: 5,
        width: 62,
        height: 9,
        align: 'left',
        vertical: 'top',
        blocks: ['organization'],
        scale: 0.9,
      },
      {
        x: 6,
        y: 16,
        width: 77,
        height: 14,
        align: 'left',
        vertical: 'middle',
        blocks: ['name', 'title'],
      },
      {
        x: 5,
        y: 33,
        width: 38,
        height: 17,
        align: 'left',
        vertical: 'middle',
        blocks: ['phones', 'address'],
        onPanel: true,
        scale: 0.76,
      },
      {
        x: 46,
        y: 33,
        width: 38,
        height: 17,
        align: 'left',
        vertical: 'middle',
        blocks: ['online'],
        onPanel: true,
        scale: 0.82,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.panel;
      context.fillRect(0, 32, 89, 19);
    },
  },
  diagonal: {
    width: 85,
    height: 55,
    qrCode: { x: 4, y: 38, size: 13 },
    areas: [
      {
        x: 5,
        y: 5,
        width: 42,
        height: 13,
        align: 'left',
        vertical: 'top',
        blocks: ['organization'],
        scale: 0.85,
      },
      {
        x: 30,
        y: 18,
        width: 50,
        height: 13,
        align: 'right',
        vertical: 'middle',
        blocks: ['name', 'title'],
        scale: 0.95,
      },
      {
        x: 30,
        y: 33,
        width: 50,
        height: 18,
        align: 'right',
        vertical: 'bottom',
        blocks: ['phones', 'online', 'address'],
        scale: 0.88,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.accent;
      context.beginPath();
      context.moveTo(60, 0);
      context.lineTo(85, 0);
      context.lineTo(85, 15);
      context.fill();
      context.globalAlpha = 0.15;
      context.beginPath();
      context.moveTo(40, 0);
      context.lineTo(85, 0);
      context.lineTo(85, 16);
      context.fill();
      context.globalAlpha = 1;
    },
  },
  'right panel': {
    width: 89,
    height: 51,
    qrCode: { x: 65, y: 4, size: 14 },
    areas: [
      {
        x: 5,
        y: 6,
        width: 50,
        height: 18,
        align: 'left',
        vertical: 'top',
        blocks: ['name', 'title'],
      },
      {
        x: 5,
        y: 30,
        width: 50,
        height: 16,
        align: 'left',
        vertical: 'bottom',
        blocks: ['organization', 'online'],
        scale: 0.85,
      },
      {
        x: 61,
        y: 21,
        width: 25,
        height: 26,
        align: 'left',
        vertical: 'bottom',
        blocks: ['phones', 'address'],
        onPanel: true,
        scale: 0.78,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.panel;
      context.fillRect(58, 0, 31, 51);
    },
  },
  framed: {
    width: 85,
    height: 55,
    qrCode: { x: 66, y: 5, size: 13 },
    areas: [
      {
        x: 8,
        y: 7,
        width: 56,
        height: 13,
        align: 'left',
        vertical: 'middle',
        blocks: ['name', 'title'],
      },
      {
        x: 8,
        y: 21,
        width: 69,
        height: 9,
        align: 'left',
        vertical: 'middle',
        blocks: ['organization'],
        scale: 0.9,
      },
      {
        x: 8,
        y: 31,
        width: 69,
        height: 18,
        align: 'left',
        vertical: 'bottom',
        blocks: ['address', 'phones', 'online'],
        scale: 0.86,
      },
    ],
    decorate(context, theme) {
      context.strokeStyle = theme.accent;
      context.lineWidth = 0.6;
      context.strokeRect(3, 3, 79, 49);
    },
  },
  badge: {
    width: 85,
    height: 55,
    qrCode: { x: 66, y: 37, size: 14 },
    areas: [
      {
        x: 26,
        y: 5,
        width: 54,
        height: 13,
        align: 'left',
        vertical: 'middle',
        blocks: ['organization'],
      },
      {
        x: 26,
        y: 19,
        width: 54,
        height: 12,
        align: 'left',
        vertical: 'top',
        blocks: ['name', 'title'],
      },
      {
        x: 6,
        y: 34,
        width: 58,
        height: 17,
        align: 'left',
        vertical: 'bottom',
        blocks: ['phones', 'online', 'address'],
        scale: 0.86,
      },
    ],
    decorate(context, theme) {
      context.fillStyle = theme.accent;
      context.beginPath();
      context.arc(14.5, 14, 8.5, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = theme.paper;
      context.beginPath();
      context.moveTo(14.5, 8);
      context.lineTo(19.5, 18);
      context.lineTo(9.5, 18);
      context.fill();
    },
  },
} satisfies Record<string, Layout>;
