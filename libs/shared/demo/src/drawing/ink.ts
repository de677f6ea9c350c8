/** The colours of the drawings: warm paper, dark ink, one green and a few earths. */
export const ink = {
  paper: '#faf8f3',
  card: '#ffffff',
  line: '#dcd6c9',
  text: '#23291f',
  muted: '#6b6f63',
  green: '#1f5f46',
  sage: '#8fb09c',
  mist: '#d9e5dc',
  ochre: '#c8923a',
  sand: '#eadfca',
  clay: '#b4593d',
  blush: '#ecd0c3',
  slate: '#46677f',
  sky: '#cfdde6',
  plum: '#6d4c63',
} as const;

/** Colours that stay apart side by side, in the order in which parts of a chart take them. */
export const series = [ink.green, ink.ochre, ink.slate, ink.clay, ink.plum, ink.sage] as const;

export function seriesColour(index: number): string {
  return series[index % series.length] ?? ink.green;
}
