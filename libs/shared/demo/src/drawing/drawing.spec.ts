import sharp from 'sharp';
import { cast } from '../cast';
import { drawAvatar } from './draw-avatar';
import { drawPicture } from './draw-picture';
import type { Drawing } from './drawing';
import { HANDS } from './palettes';
import { drawDemoPicture } from './picture-files';

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
  { kind: 'photo', scene: 'street', seed: 1 },
  { kind: 'photo', scene: 'window', seed: 1 },
  { kind: 'photo', scene: 'produce', seed: 1 },
  { kind: 'photo', scene: 'mist', seed: 1 },
  { kind: 'photo', scene: 'bench', seed: 1 },
  { kind: 'photo', scene: 'cells', seed: 1 },
  {
    kind: 'dashboard',
    look: 'dark',
    address: 'app.tallyfern.example',
    title: 'Revenue',
    period: 'Last 90 days',
    menu: ['Reports', 'Customers'],
    figures: [
      { label: 'Paying shops', value: '214', change: '+19' },
      { label: 'Churn', value: '2.1%', change: '–0.4' },
    ],
    caption: 'Paying shops by week',
    curve: [4, 4, 6, 9],
  },
  {
    kind: 'sketch',
    title: 'Refunds',
    steps: ['Ask', 'Look', 'Pay', 'Tell'],
    remark: '2 min',
    seed: 1,
  },
  { kind: 'notebook', title: 'Call 41', lines: ['Pays ₹300', 'Hates passwords'], seed: 1 },
  { kind: 'mockup', thing: 'carton', tone: 'coral', name: 'Vialnest' },
  { kind: 'mockup', thing: 'phones', tone: 'violet', name: 'Vialnest' },
  { kind: 'mockup', thing: 'bottle', tone: 'teal', name: 'Vialnest' },
  {
    kind: 'streets',
    look: 'day',
    stops: [
      { name: 'Depot', x: 0.1, y: 0.3 },
      { name: 'Clinic', x: 0.9, y: 0.6 },
    ],
    seed: 1,
  },
  { kind: 'shelf', seed: 1 },
];

describe('the drawings of the demo community', () => {
  it.each(drawings)(
    'draws a $kind the same way every time, in a size that sharp reads',
    async (drawing) => {
      const svg = drawPicture(drawing);
      expect(drawPicture(drawing)).toBe(svg);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href/);
      // What is named is defined: a fill that is not there is drawn black.
      for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g))
        expect(svg).toContain(`id="${name}"`);
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

  it('gives each hand colours of its own, and photos the same to all', () => {
    const [bars] = drawings;
    if (bars === undefined) throw new Error('There are no drawings.');
    const hands = Array.from({ length: HANDS }, (_, hand) => drawPicture(bars, hand));
    expect(new Set(hands).size).toBe(HANDS);
    const photo = { kind: 'photo', scene: 'mist', seed: 1 } as const;
    expect(drawPicture(photo, 1)).toBe(drawPicture(photo));
  });

  it('stores the same bytes every time, with a grain on photos alone', async () => {
    const filesOf = async (drawing: Drawing) => {
      const files = new Map<string, Buffer>();
      const store = async (key: string, bytes: Buffer) => void files.set(key, bytes);
      const { image, stored } = drawDemoPicture('one', { drawing, alt: 'One' }, store);
      await stored;
      expect([...files.keys()].sort()).toEqual([image.variants[0]?.key, image.key].sort());
      return files.get(image.key) ?? Buffer.alloc(0);
    };
    const corner = async (drawing: Drawing) => {
      const region = { left: 2, top: 2, width: 24, height: 24 };
      const pixels = await sharp(await filesOf(drawing))
        .extract(region)
        .png()
        .toBuffer();
      return (await sharp(pixels).stats()).channels[0]?.stdev ?? 0;
    };
    const photo = { kind: 'photo', scene: 'mist', seed: 1 } as const;
    expect(await filesOf(photo)).toEqual(await filesOf(photo));
    expect(await corner(photo)).toBeGreaterThan(2);
    expect(await corner({ kind: 'desk', seed: 1 })).toBeLessThan(1);
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
