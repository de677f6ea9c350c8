import type { SeededRandom } from '../seeded-random';
import { down, full, photo, round } from './photo-frame';
import { HEIGHT, WIDTH, circle, path, rect } from './shapes';

/** Fruit of a market stall from near, heaped. */
export function produce(random: SeededRandom): string {
  const [light, middle, dark] = random.pick([
    ['#ffe08a', '#e89a1c', '#7c3f06'],
    ['#ff9a7c', '#d13a22', '#5c0f0a'],
    ['#dff0a0', '#84a93a', '#2f4a12'],
    ['#e8c4a0', '#a66a3c', '#4a2611'],
  ] as const);
  const heap: string[] = [];
  for (let row = 0; row < 9; row += 1) {
    const size = 44 + row * 9;
    for (let x = -40 + (row % 2) * size; x < WIDTH + 60; x += size * 1.72) {
      const [cx, cy] = [x + random.between(-9, 9), 60 + row * 96 + random.between(-10, 10)];
      const squeeze = random.between(0.86, 1.08).toFixed(2);
      const turn = random.int(-30, 30);
      heap.push(
        `<g transform="translate(${cx.toFixed(0)} ${cy.toFixed(0)}) rotate(${turn}) scale(1 ${squeeze})">${circle(5, 9, size * 1.02, '#1a0a05')}${circle(0, 0, size, 'url(#fruit)')}</g>`,
      );
    }
  }
  return photo(
    '#1a0a05',
    round(
      'fruit',
      [
        [0, '#fffdf0'],
        [0.16, light],
        [0.6, middle],
        [1, dark],
      ],
      0.34,
      0.28,
    ) +
      down('far', [
        [0, '#f4e3c8', 0.75],
        [0.45, '#f4e3c8', 0],
      ]),
    heap.join('') + full('url(#far)'),
  );
}

/** A circuit board on a workbench, from above. */
export function bench(random: SeededRandom): string {
  const grain = Array.from({ length: 90 }, () => {
    const y = random.between(0, HEIGHT);
    const sway = random.between(-14, 14);
    return `<path d="M-10 ${y.toFixed(0)} C 300 ${(y + sway).toFixed(0)} 800 ${(y - sway).toFixed(0)} 1210 ${(y + sway / 2).toFixed(0)}" fill="none" stroke="${random.pick(['#3d2615', '#8a6039', '#a9794a'])}" stroke-opacity="0.34" stroke-width="${random.between(1, 5).toFixed(1)}"/>`;
  });
  const traces = Array.from({ length: 26 }, () => {
    const [x, y, way] = [
      random.int(0, 25) * 22,
      random.int(0, 15) * 22,
      random.next() < 0.5 ? 1 : -1,
    ];
    return `<path d="M${x} ${y} h${random.int(2, 5) * 22} l${22 * way} ${22 * way} v${random.int(1, 4) * 22 * way}" fill="none" stroke="#6fae7e" stroke-opacity="0.7" stroke-width="5"/>${circle(x, y, 7, '#d8c48a')}`;
  });
  const chips = [
    [90, 70, 170, 120],
    [330, 60, 90, 90],
    [330, 210, 150, 70],
    [110, 240, 110, 60],
  ].map(([x = 0, y = 0, width = 0, height = 0]) => {
    const legs = Array.from({ length: Math.floor(width / 18) }, (_, index) =>
      rect(x + 6 + index * 18, y - 9, 8, height + 18, '#b9bdc2'),
    );
    return `${legs.join('')}${rect(x + 5, y + 8, width, height, '#00000066', 4)}${rect(x, y, width, height, 'url(#chip)', 4)}${circle(x + 15, y + 15, 5, '#6b7078')}`;
  });
  const turn = random.between(-14, 9).toFixed(1);
  const tool = `<g transform="translate(${random.int(760, 860)} 150) rotate(${random.int(14, 34)})">${rect(8, 14, 54, 250, '#00000055', 20)}${rect(0, 0, 54, 250, 'url(#handle)', 20)}${rect(18, 244, 18, 260, '#c8ccd2', 4)}${path('M18 500 h18 l-5 40 h-8 z', '#9aa0a8')}</g>`;
  return photo(
    '#6b4729',
    `<clipPath id="edge">${rect(10, 10, 550, 360, '#000000')}</clipPath>${down(
      'wood',
      [
        [0, '#9a6d42'],
        [1, '#573720'],
      ],
      0.7,
    )}${down(
      'board',
      [
        [0, '#2f7a53'],
        [1, '#123d2b'],
      ],
      0.8,
    )}${down(
      'chip',
      [
        [0, '#4a4e55'],
        [1, '#15171a'],
      ],
      1,
    )}${down(
      'handle',
      [
        [0, '#f06a3a'],
        [0.4, '#c23d1c'],
        [1, '#7d1f0e'],
      ],
      4,
    )}`,
    full('url(#wood)') +
      grain.join('') +
      `<g transform="translate(170 190) rotate(${turn})">${rect(14, 20, 570, 380, '#00000077', 12)}${rect(0, 0, 570, 380, 'url(#board)', 12)}<g clip-path="url(#edge)">${traces.join('')}</g>${chips.join('')}</g>` +
      tool,
  );
}

/** Battery cells standing close together, from above. */
export function cells(random: SeededRandom): string {
  const rings = [
    ['#e7ecef', '#2f6fb0'],
    ['#f0ece4', '#2a8a63'],
    ['#efe7e2', '#c2622c'],
  ] as const;
  const [top, sleeve] = random.pick(rings);
  const drawn: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      const [x, y] = [column * 132 + (row % 2) * 66 - 30, row * 116 + 40];
      const odd = random.next() < 0.05;
      drawn.push(
        circle(x + 8, y + 12, 64, '#000000'),
        circle(x, y, 62, odd ? '#b5472e' : sleeve),
        circle(x, y, 51, 'url(#metal)'),
        circle(x, y, 24, '#6d7379'),
        circle(x - 2, y - 3, 21, 'url(#metal)'),
      );
    }
  }
  return photo(
    '#111316',
    round(
      'metal',
      [
        [0, '#ffffff'],
        [0.35, top],
        [0.75, '#a3a9af'],
        [1, '#555b61'],
      ],
      0.3,
      0.25,
    ) +
      down(
        'shade',
        [
          [0, '#000000', 0],
          [1, '#0a0f18', 0.7],
        ],
        1,
      ),
    `<g transform="rotate(-7 600 400) scale(1.08)">${drawn.join('')}</g>${full('url(#shade)')}`,
  );
}
