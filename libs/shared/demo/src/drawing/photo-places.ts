import type { SeededRandom } from '../seeded-random';
import { down, full, photo, round } from './photo-frame';
import { WIDTH, circle, path, rect } from './shapes';

/** Lamps of a street at night, out of focus, and a stall in front of them. */
export function street(random: SeededRandom): string {
  const lamps = ['#ffcf7a', '#ff9d5c', '#f6f0d8', '#7fd0c8', '#ff6f61'].map((colour, index) =>
    round(`lamp${index}`, [
      [0, colour, 0.75],
      [0.86, colour, 0.6],
      [0.94, '#fff4dd', 0.7],
      [1, colour, 0],
    ]),
  );
  const disks = Array.from({ length: 46 }, () => {
    const y = random.between(40, 520);
    return circle(
      random.between(-20, WIDTH + 20),
      y,
      random.between(16, 34) + (520 - y) * 0.06,
      `url(#lamp${random.int(0, 4)})`,
    );
  });
  const wet = Array.from({ length: 26 }, () => {
    const width = random.between(20, 70);
    return `<rect x="${random.between(0, WIDTH).toFixed(0)}" y="${random.between(560, 640).toFixed(0)}" width="${width.toFixed(0)}" height="${random.between(90, 220).toFixed(0)}" rx="${(width / 2).toFixed(0)}" fill="url(#lamp${random.int(0, 4)})" opacity="0.34"/>`;
  });
  const left = random.between(120, 460);
  const stripes = Array.from({ length: 10 }, (_, index) =>
    path(
      `M${left + index * 48} 330 h48 l8 74 q-28 26 -56 0 z`,
      index % 2 === 0 ? '#7d2e22' : '#c9b48c',
    ),
  );
  const jars = Array.from({ length: 8 }, (_, index) =>
    rect(left + 34 + index * 54, 560 - random.between(40, 86), 38, 90, '#1b120e', 8),
  );
  const stall = [
    ...stripes,
    rect(left + 6, 404, 12, 330, '#120d0b'),
    rect(left + 470, 404, 12, 330, '#120d0b'),
    `<ellipse cx="${left + 240}" cy="480" rx="230" ry="130" fill="url(#lamp0)" opacity="0.5"/>`,
    ...jars,
    rect(left - 10, 560, 510, 176, '#17100d', 6),
    circle(left + 240, 440, 17, '#fff3cf'),
    `<path d="M${left + 330} 560 c-14 -70 -6 -128 34 -140 c-26 -14 -22 -66 14 -66 c36 0 40 52 14 66 c42 14 50 70 36 140 z" fill="#0e0a09"/>`,
  ];
  return photo(
    '#141722',
    `${lamps.join('')}${down('dusk', [
      [0, '#1c2338'],
      [0.6, '#2d2433'],
      [1, '#0c0c12'],
    ])}`,
    full('url(#dusk)') + disks.join('') + wet.join('') + stall.join(''),
  );
}

/** The light of a window on a wall, with a plant's shadow, a table and a cup. */
export function windowLight(random: SeededRandom): string {
  const wall = random.pick([
    ['#cbb9a0', '#8e7a66'],
    ['#b9c0b2', '#767f74'],
    ['#c9adA0', '#8c6d63'],
  ] as const);
  const lean = random.between(-90, -40);
  const panes = [0, 1, 2, 3].map((index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const x = 430 + column * 210 + row * lean;
    const y = 70 + row * 230;
    return path(
      `M${x} ${y} l188 -26 l${lean.toFixed(0)} 216 l-188 26 z`,
      '#fff1d2',
      'opacity="0.72"',
    );
  });
  const leaves = Array.from({ length: 11 }, (_, index) => {
    const angle = -80 + index * 16 + random.between(-7, 7);
    return `<path d="M0 0 C 30 -60 34 -150 0 -${random.int(190, 290)} C -34 -150 -30 -60 0 0Z" fill="#4b3d33" opacity="0.5" transform="translate(760 600) rotate(${angle.toFixed(0)})"/>`;
  });
  const cup = [
    `<ellipse cx="352" cy="700" rx="150" ry="24" fill="#000000" opacity="0.28"/>`,
    `<path d="M262 560 h150 l-12 132 q-63 22 -126 0 z" fill="url(#clay)"/>`,
    `<ellipse cx="337" cy="560" rx="75" ry="19" fill="#efe4d3"/>`,
    `<ellipse cx="337" cy="563" rx="66" ry="14" fill="#4a2c1c"/>`,
    `<path d="M408 586 q62 4 50 54 q-10 34 -58 28" fill="none" stroke="#b9a68c" stroke-width="17"/>`,
    `<path d="M640 690 l330 -34 l60 54 l-340 42 z" fill="#efe7d8"/>`,
    `<path d="M668 704 l300 -30 M676 718 l270 -28" stroke="#a79a86" stroke-width="4"/>`,
  ];
  return photo(
    wall[1],
    `${down(
      'wall',
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
      1,
    )}${down(
      'clay',
      [
        [0, '#f2e9db'],
        [1, '#a08b70'],
      ],
      1.4,
    )}${down('wood', [
      [0, '#7a5638'],
      [1, '#40281a'],
    ])}<filter id="soft"><feGaussianBlur stdDeviation="9"/></filter>`,
    full('url(#wall)') +
      `<g filter="url(#soft)">${panes.join('')}${leaves.join('')}</g>` +
      rect(0, 640, WIDTH, 160, 'url(#wood)') +
      cup.join(''),
  );
}

/** Hills behind each other in the mist of a morning, with trees in front. */
export function mist(random: SeededRandom): string {
  const [sky, haze, near] = random.pick([
    ['#f3cfae', '#c9a7a0', '#1f2a33'],
    ['#cfdde4', '#8fa8b2', '#16262a'],
    ['#f0dfb4', '#a8ad8a', '#232b1c'],
  ] as const);
  const layers = Array.from({ length: 5 }, (_, index) => {
    const base = 300 + index * 86;
    const points = Array.from(
      { length: 25 },
      (_, step) =>
        `${step * 50},${(base + Math.sin(step * (0.5 + index * 0.13) + random.between(0, 2)) * (34 - index * 3) - random.between(0, 26)).toFixed(0)}`,
    );
    return `<polygon points="0,800 ${points.join(' ')} 1200,800" fill="${near}" opacity="${(0.14 + index * 0.13).toFixed(2)}"/><rect y="${base}" width="1200" height="170" fill="url(#haze)" opacity="0.75"/>`;
  });
  const trees = Array.from({ length: 34 }, () => {
    const [x, height] = [random.between(-10, WIDTH), random.between(90, 230)];
    const foot = 800 - Math.abs(600 - x) * 0.06;
    return path(
      `M${x.toFixed(0)} ${(foot - height).toFixed(0)} l${(height * 0.17).toFixed(0)} ${height.toFixed(0)} h-${(height * 0.34).toFixed(0)} z`,
      near,
    );
  });
  return photo(
    sky,
    `${down('haze', [
      [0, haze, 0],
      [0.6, haze, 0.8],
      [1, haze, 0],
    ])}${round('sun', [
      [0, '#fffaf0', 0.95],
      [0.25, '#fff1d8', 0.6],
      [1, sky, 0],
    ])}${down('sky', [
      [0, haze],
      [0.55, sky],
    ])}`,
    full('url(#sky)') +
      circle(random.between(280, 920), 250, 300, 'url(#sun)') +
      layers.join('') +
      trees.join(''),
  );
}
