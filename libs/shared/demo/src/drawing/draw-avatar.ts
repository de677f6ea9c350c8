import type { DemoPerson, Portrait } from '../person';
import { seededRandom } from '../seeded-random';
import { backHair, beardOf, frontHair } from './hair';
import { ink } from './ink';
import { text } from './lettering';
import { circle, path, svg } from './shapes';

const SIZE = 400;
const grounds = [
  '#dfe7dd',
  '#e9dfc9',
  '#d6e0e6',
  '#ecd9cd',
  '#e2dbe4',
  '#d3ded4',
  '#eee3c4',
  '#cfd9dc',
  '#e6d3c8',
  '#dcd8ca',
] as const;
const skins = [
  '#f0cfae',
  '#e3b58c',
  '#d39f74',
  '#c08a5e',
  '#a8734c',
  '#8d5d3d',
  '#6f4730',
] as const;
const clothes = [
  ink.green,
  ink.slate,
  ink.clay,
  ink.ochre,
  ink.plum,
  '#3f4a5a',
  '#7d8f55',
  '#a8495a',
  '#2f6f73',
  '#efe9dc',
] as const;
const locks = ['#1f1a18', '#2b211c', '#3b2a20', '#241f26'] as const;
/** Skins that suit where the member lives; indexes into `skins`. */
const tones: Record<string, readonly [number, number]> = {
  'amara-okafor': [6, 6],
  'kwame-boateng': [6, 6],
  'daniel-kimani': [6, 6],
  'lukas-brandt': [0, 0],
  'tom-whitfield': [0, 0],
  'sofia-almeida': [0, 1],
  'thu-ha-nguyen': [0, 1],
  'mei-lin-tan': [0, 1],
};

function shoulders(colour: string, collar: 'crew' | 'shirt' | 'wrap', skin: string): string {
  const body = path(
    'M40 400 C 44 322 96 296 152 284 L 248 284 C 304 296 356 322 360 400 Z',
    colour,
  );
  const neck = path('M164 236 H236 V290 C 236 318 164 318 164 290 Z', skin);
  const shade = path(
    'M164 254 C 180 282 220 282 236 254 V268 C 220 292 180 292 164 268 Z',
    '#00000022',
  );
  const trims = {
    crew: '',
    shirt:
      path('M164 284 L200 332 L150 320 Z', '#fdfbf6') +
      path('M236 284 L200 332 L250 320 Z', '#fdfbf6'),
    wrap: path(
      'M150 286 C 176 330 246 356 300 400 L 340 400 C 290 340 240 320 236 284 Z',
      '#ffffff38',
    ),
  };
  return body + neck + shade + trims[collar];
}

function glassesOf(): string {
  const rim = 'fill="#ffffff30" stroke="#2a2622" stroke-width="6"';
  return `<circle cx="167" cy="188" r="25" ${rim}/><circle cx="233" cy="188" r="25" ${rim}/><path d="M192 184 Q200 178 208 184" fill="none" stroke="#2a2622" stroke-width="6"/>`;
}

function face(skin: string): string {
  const ears = circle(127, 196, 16, skin) + circle(273, 196, 16, skin);
  const head = path(
    'M128 176 C 128 110 272 110 272 176 C 272 236 246 274 200 274 C 154 274 128 236 128 176 Z',
    skin,
  );
  const eyes = circle(167, 190, 6.5, '#2a2622') + circle(233, 190, 6.5, '#2a2622');
  const nose = path(
    'M199 198 C 195 214 193 220 202 222',
    'none',
    'stroke="#00000038" stroke-width="5" stroke-linecap="round"',
  );
  const mouth = path(
    'M180 240 Q200 254 220 240',
    'none',
    'stroke="#00000066" stroke-width="5" stroke-linecap="round"',
  );
  return ears + head + eyes + nose + mouth;
}

function drawPortrait(slug: string, portrait: Portrait): string {
  const random = seededRandom(`portrait ${slug}`);
  const [from, to] = tones[slug] ?? [1, 5];
  const skin = skins[random.int(from, to)] ?? skins[2];
  const ground = random.pick(grounds);
  const dress = random.pick(clothes);
  const fair = slug === 'lukas-brandt' ? '#8a6239' : random.pick(locks);
  const hair = portrait.grey === true ? random.pick(['#8c8781', '#a7a29b', '#6f6b67']) : fair;
  const collar = random.pick(['crew', 'shirt', 'wrap'] as const);
  const scarf = random.pick(['#5e7f76', '#a3677b', '#4c6a8a']);
  const tint = portrait.hair === 'headscarf' || portrait.hair === 'turban' ? scarf : hair;
  const bust = [
    backHair(portrait.hair, tint),
    shoulders(dress, collar, skin),
    face(skin),
    portrait.beard === undefined ? '' : beardOf(portrait.beard, hair),
    frontHair(portrait.hair, tint),
    portrait.glasses === true ? glassesOf() : '',
  ].join('');
  const moon = circle(
    random.between(60, 340),
    random.between(40, 160),
    random.between(110, 170),
    '#ffffff40',
  );
  return svg(
    SIZE,
    SIZE,
    ground,
    `${moon}<g transform="translate(-44 -18) scale(1.22)">${bust}</g>`,
  );
}

function drawMonogram(person: Pick<DemoPerson, 'slug' | 'displayName'>): string {
  const random = seededRandom(`monogram ${person.slug}`);
  const colour = random.pick([ink.green, ink.slate, ink.clay, ink.plum]);
  const words = person.displayName.split(' ');
  const letters = `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`;
  const turn = random.int(0, 3) * 90;
  const arcs = [150, 210, 270].map(
    (radius) =>
      `<circle cx="0" cy="400" r="${radius}" fill="none" stroke="#ffffff26" stroke-width="22"/>`,
  );
  return svg(
    SIZE,
    SIZE,
    colour,
    `<g transform="rotate(${turn} 200 200)">${arcs.join('')}</g>` +
      text(200, 252, letters, { size: 150, weight: 'semibold', fill: '#fdfbf6', anchor: 'middle' }),
  );
}

/**
 * Draws the picture of a member, 400 by 400: a plain portrait, or a monogram.
 *
 * @param person a member of the cast; the same member always looks the same
 * @returns an SVG document without fonts, links or scripts
 */
export function drawAvatar(person: Pick<DemoPerson, 'slug' | 'displayName' | 'portrait'>): string {
  return person.portrait === undefined
    ? drawMonogram(person)
    : drawPortrait(person.slug, person.portrait);
}
