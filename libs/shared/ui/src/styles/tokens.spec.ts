import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastOf, luminanceOf } from './contrast';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function coloursOf(selector: string): Map<string, number> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const colour = /--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g;
  return new Map(
    [...block.matchAll(colour)].map(([, name = '', ...numbers]) => {
      const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number);
      return [name, luminanceOf(lightness, chroma, hue)];
    }),
  );
}

const grounds = ['surface', 'surface-raised', 'surface-sunken'];
const meanings = ['accent', 'success', 'warning', 'danger', 'info'];

/** [foreground, ground]: words. */
const words: [string, string][] = [
  ...[...grounds, 'surface-hover', 'surface-active'].flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-muted', ground],
  ]),
  ...meanings.flatMap((meaning): [string, string][] => [
    ...[...grounds, 'surface-hover'].map((ground): [string, string] => [`${meaning}-text`, ground]),
    [`${meaning}-text`, `${meaning}-subtle`],
    ['text', `${meaning}-subtle`],
    [`on-${meaning}`, meaning],
  ]),
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-active'],
  ['on-danger', 'danger-hover'],
  ['on-danger', 'danger-active'],
];

/** [foreground, ground]: icons, lines of controls, focus. */
const marks: [string, string][] = [
  ...grounds.flatMap((ground) =>
    ['border-strong', 'focus', ...meanings].map((mark): [string, string] => [mark, ground]),
  ),
  ['accent-hover', 'surface'],
  ['border-strong', 'surface-hover'],
];

describe.each([
  ['light', ":root,\n[data-color-mode='light']"],
  ['dark', "\n[data-color-mode='dark']"],
])('colours of the %s mode', (_mode, selector) => {
  const colours = coloursOf(selector);
  const ratio = (one: string, other: string) => {
    const [first, second] = [colours.get(one), colours.get(other)];
    if (first === undefined || second === undefined) throw new Error(`no ${one} or ${other}`);
    return contrastOf(first, second);
  };

  it.each(words)('%s on %s can be read: 4.5 at least', (foreground, ground) => {
    expect(ratio(foreground, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s on %s can be seen: 3 at least', (foreground, ground) => {
    expect(ratio(foreground, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('both modes name the same colours', () => {
  const light = coloursOf(":root,\n[data-color-mode='light']");
  const dark = coloursOf("\n[data-color-mode='dark']");
  expect([...dark.keys()]).toEqual([...light.keys()]);
  expect(light.size).toBeGreaterThan(30);
});

it('knows the contrast of black on white', () => {
  expect(contrastOf(luminanceOf(0, 0, 0), luminanceOf(1, 0, 0))).toBeCloseTo(21, 1);
});
