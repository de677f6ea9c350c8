import sharp from 'sharp';
import { cast } from '../cast';
import { drawAvatar } from './draw-avatar';
import { drawPicture } from './draw-picture';
import type { Drawing } from './drawing';

const drawings: readonly Drawing[] = [
  {
    kind: 'bars',
    title: 'Bars',
    bars: [
      { label: 'One', value: 3 },
      { label: 'Two', value: 5 },
    ],
  },
  { kind: 'lines', title: 'Lines', x: ['Jan', 'Feb'], series: [{ name: 'Paid', values: [1, 4] }] },
  {
    kind: 'cohorts',
    title: 'Cohorts',
    columns: ['1', '2'],
    rows: [{ label: 'May', size: 40, kept: [80] }],
  },
  {
    kind: 'funnel',
    title: 'Funnel',
    steps: [
      { label: 'Calls', value: 90 },
      { label: 'Paid', value: 4 },
    ],
  },
  { kind: 'table', title: 'Table', columns: ['Part', 'Price'], rows: [['Radio', '₹688']] },
  {
    kind: 'shares',
    title: 'Shares',
    parts: [
      { label: 'Us', percent: 80 },
      { label: 'Them', percent: 20 },
    ],
  },
  {
    kind: 'timeline',
    title: 'Timeline',
    events: [
      { when: 'May', what: 'Began' },
      { when: 'June', what: 'Ended' },
    ],
  },
  {
    kind: 'quadrant',
    title: 'Quadrant',
    across: ['Few', 'Many'],
    up: ['Slow', 'Quick'],
    points: [{ label: 'Here', x: 0.8, y: 0.2 }],
  },
  { kind: 'whiteboard', title: 'Board', notes: ['First note', 'Second note'], seed: 1 },
  {
    kind: 'screen',
    title: 'Screen',
    rows: [{ label: 'Paid', value: '₹10' }],
    action: 'Agree',
    remarks: ['One number'],
  },
  {
    kind: 'map',
    title: 'Map',
    places: [
      { name: 'Nashik', x: 0.4, y: 0.5 },
      { name: 'Yeola', x: 0.9, y: 0.5 },
    ],
    seed: 1,
  },
  { kind: 'landscape', scene: 'hills', light: 'morning', seed: 1 },
  { kind: 'landscape', scene: 'coast', light: 'dusk', seed: 1 },
  { kind: 'landscape', scene: 'fields', light: 'noon', seed: 1 },
  { kind: 'landscape', scene: 'city', light: 'dusk', seed: 1 },
  { kind: 'desk', seed: 1 },
  { kind: 'shelf', seed: 1 },
];

describe('the drawings of the demo community', () => {
  it.each(drawings)(
    'draws a $kind the same way every time, in a size that sharp reads',
    async (drawing) => {
      const svg = drawPicture(drawing);
      expect(drawPicture(drawing)).toBe(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href/);
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect(width).toBe(1200);
      expect(height).toBeGreaterThan(300);
      expect(height).toBeLessThanOrEqual(800);
    },
  );

  it('says so when a letter is missing, instead of leaving a hole', () => {
    const drawing = { kind: 'bars', title: '日', bars: [{ label: 'One', value: 1 }] } as const;
    expect(() => drawPicture(drawing)).toThrow('The drawings have no letter “日”.');
  });

  it('gives scenes of another seed another look', () => {
    expect(drawPicture({ kind: 'desk', seed: 1 })).not.toBe(drawPicture({ kind: 'desk', seed: 2 }));
  });

  it('draws every member apart from the others, and the same every time', () => {
    const avatars = cast.map(drawAvatar);
    expect(new Set(avatars).size).toBe(cast.length);
    expect(cast.map(drawAvatar)).toEqual(avatars);
    for (const avatar of avatars) expect(avatar).not.toMatch(/NaN|undefined|<text|href/);
  });

  it('turns into real pixels of more than a few colours', async () => {
    const [first] = cast;
    if (first === undefined) throw new Error('The cast is empty.');
    const { channels } = await sharp(Buffer.from(drawAvatar(first))).stats();
    for (const channel of channels.slice(0, 3)) expect(channel.stdev).toBeGreaterThan(10);
  });
});
