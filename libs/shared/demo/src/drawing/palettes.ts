import { ink } from './ink';

type Palette = Partial<Record<keyof typeof ink, string>>;

/** The colours that different people give their charts; the first is `ink` as it is. */
const palettes: readonly Palette[] = [
  {},
  // The dark screen of a reporting tool.
  {
    paper: '#14181f',
    card: '#1d232d',
    line: '#333c4a',
    text: '#eef1f6',
    muted: '#98a3b4',
    green: '#4cc9a4',
    sage: '#3d6f86',
    mist: '#22403d',
    ochre: '#f2b84b',
    sand: '#2b303a',
    clay: '#f0806a',
    blush: '#45302f',
    slate: '#6ea8ff',
    sky: '#243349',
    plum: '#b88cf0',
  },
  // Slides of an investor.
  {
    paper: '#ffffff',
    line: '#d9dee8',
    text: '#101828',
    muted: '#5d6679',
    green: '#2c4fd8',
    sage: '#b3c1f5',
    mist: '#e6ebfd',
    ochre: '#e5484d',
    sand: '#eef1f7',
    clay: '#0f9d8a',
    blush: '#d8f0ec',
    slate: '#7a5af0',
    sky: '#e3dcfb',
    plum: '#d9822b',
  },
  // A page of a magazine.
  {
    paper: '#f7e9dc',
    card: '#fff7ee',
    line: '#dfc6b0',
    text: '#3a1f16',
    muted: '#7d5c4b',
    green: '#a63a24',
    sage: '#dda58d',
    mist: '#f1d3c3',
    ochre: '#22606b',
    sand: '#efd9c2',
    clay: '#d08a1e',
    blush: '#f5e0b8',
    slate: '#5b5f2a',
    sky: '#dfe0c2',
    plum: '#8a3d5c',
  },
  // A spreadsheet in blue and grey.
  {
    paper: '#eef3f7',
    card: '#ffffff',
    line: '#c8d3de',
    text: '#16283a',
    muted: '#566b80',
    green: '#1c6fa3',
    sage: '#93b8d0',
    mist: '#d5e5f0',
    ochre: '#e0962f',
    sand: '#dfe8ef',
    clay: '#c2415c',
    blush: '#f2d5dc',
    slate: '#2f8f6b',
    sky: '#cfe8dd',
    plum: '#5c5fa8',
  },
];

/** How many hands there are. */
export const HANDS = palettes.length;

/** Gives a chart that was drawn in `ink` the colours of another hand. */
export function inColoursOf(hand: number, svg: string): string {
  const palette = palettes[hand % HANDS] ?? {};
  const swaps = new Map(
    Object.entries(palette).map(([name, colour]) => [ink[name as keyof typeof ink], colour]),
  );
  return svg.replace(/#[0-9a-f]{6}/g, (colour) => swaps.get(colour as never) ?? colour);
}
