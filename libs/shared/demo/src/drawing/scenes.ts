import { seededRandom } from '../seeded-random';
import type { SeededRandom } from '../seeded-random';
import type { DrawingOf } from './drawing';
import { ink } from './ink';
import { HEIGHT, WIDTH, circle, line, path, rect, svg } from './shapes';

const skies = {
  morning: { top: '#dfe8ea', low: '#f6ead8', sun: '#f3d9a4', near: '#2f5a4a', far: '#a9bfb6' },
  noon: { top: '#cfe0e8', low: '#eef3ee', sun: '#fdf6df', near: '#38694f', far: '#a8c3b4' },
  dusk: { top: '#59647d', low: '#e6b898', sun: '#e9a06f', near: '#2a3b42', far: '#8f8795' },
} as const;

function blend(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A soft ridge from edge to edge. */
function ridge(random: SeededRandom, height: number, swing: number): string {
  const points = Array.from(
    { length: 7 },
    (_, index) => [index * 200, height + random.between(-swing, swing)] as const,
  );
  const curve = points.slice(1).map(([x, y], index) => {
    const before = points[index] ?? [0, height];
    const middle = (before[0] + x) / 2;
    return `C ${middle} ${before[1].toFixed(0)} ${middle} ${y.toFixed(0)} ${x} ${y.toFixed(0)}`;
  });
  return `M0 ${points[0]?.[1].toFixed(0) ?? height} ${curve.join(' ')} V ${HEIGHT} H 0 Z`;
}

function city(random: SeededRandom, far: string, near: string): string {
  return [0.25, 0.6, 1]
    .map((depth, row) => {
      const blocks: string[] = [];
      for (let x = -20; x < WIDTH;) {
        const width = random.between(54, 120);
        const height = random.between(90, 270) * (0.75 + row * 0.16);
        const top = HEIGHT - 40 - height + row * 34 - 60 * (2 - row);
        blocks.push(rect(x, top, width, HEIGHT - top, blend(far, near, depth)));
        if (row === 2) {
          for (let floor = top + 22; floor < HEIGHT - 30; floor += 34) {
            for (let pane = x + 14; pane < x + width - 18; pane += 26) {
              if (random.next() < 0.34) blocks.push(rect(pane, floor, 11, 15, '#f2d9a0', 1));
            }
          }
        }
        x += width + random.between(3, 16);
      }
      return blocks.join('');
    })
    .join('');
}

function fields(random: SeededRandom, near: string): string {
  const greens = ['#b9c98f', '#93b27c', '#d8c88a', '#7ba07a', '#c3a765'];
  const vanish = [random.between(400, 800), 430] as const;
  const edges = Array.from({ length: 12 }, (_, index) => -700 + index * 236);
  const strips = edges.slice(1).map((right, index) => {
    const left = edges[index] ?? right;
    const [a, b] = [(left + 700) / 2596, (right + 700) / 2596].map(
      (share) => vanish[0] - 330 + share * 660,
    );
    return path(
      `M${left} ${HEIGHT} L${(a ?? 0).toFixed(0)} ${vanish[1]} L${(b ?? 0).toFixed(0)} ${vanish[1]} L${right} ${HEIGHT} Z`,
      greens[(index + random.int(0, 1)) % greens.length] ?? near,
    );
  });
  const trees = Array.from({ length: 9 }, () => {
    const x = random.between(20, WIDTH - 20);
    const size = random.between(14, 30);
    return (
      circle(x, 432 - size * 0.7, size, near) + rect(x - 2, 432 - size * 0.4, 4, size * 0.9, near)
    );
  });
  return rect(0, 428, WIDTH, HEIGHT, '#a9bd86') + strips.join('') + trees.join('');
}

function coast(random: SeededRandom, light: keyof typeof skies): string {
  const sea = light === 'dusk' ? '#5d6d83' : '#7fa6b2';
  const waves = Array.from({ length: 26 }, () => {
    const y = random.between(470, 690);
    const x = random.between(0, WIDTH);
    return line(x, y, x + random.between(40, 170), y, '#ffffff66', 3);
  });
  const boats = [random.between(180, 420), random.between(640, 1000)].map((x, index) => {
    const y = 520 + index * 70;
    const size = 1 + index * 0.5;
    return (
      path(`M${x - 46 * size} ${y} Q ${x} ${y + 30 * size} ${x + 46 * size} ${y} Z`, ink.text) +
      path(
        `M${x} ${y - 84 * size} L${x + 40 * size} ${y - 10 * size} L${x} ${y - 10 * size} Z`,
        '#f4ead6',
      ) +
      line(x, y, x, y - 90 * size, ink.text, 4)
    );
  });
  const sand = path(
    `M0 720 C 300 ${random.between(660, 720).toFixed(0)} 700 ${random.between(720, 770).toFixed(0)} 1200 690 V800 H0Z`,
    '#e5d3ad',
  );
  return rect(0, 440, WIDTH, HEIGHT, sea) + waves.join('') + boats.join('') + sand;
}

/** A place outdoors, in flat layers. */
export function drawLandscape(drawing: DrawingOf<'landscape'>): string {
  const random = seededRandom(`landscape ${drawing.scene} ${drawing.seed}`);
  const sky = skies[drawing.light];
  const bands = Array.from({ length: 45 }, (_, index) =>
    rect(0, index * 12, WIDTH, HEIGHT - index * 12, blend(sky.top, sky.low, index / 44)),
  );
  const sun = circle(
    random.between(240, 960),
    random.between(150, 300),
    random.between(48, 74),
    sky.sun,
  );
  const layers = {
    hills: () =>
      [380, 460, 545, 640]
        .map((height, index) =>
          path(ridge(random, height, 62 - index * 8), blend(sky.far, sky.near, index / 3)),
        )
        .join(''),
    coast: () => path(ridge(random, 430, 26), sky.far) + coast(random, drawing.light),
    fields: () => path(ridge(random, 400, 34), sky.far) + fields(random, sky.near),
    city: () => city(random, sky.far, sky.near),
  };
  return svg(WIDTH, HEIGHT, sky.top, bands.join('') + sun + layers[drawing.scene]());
}

/** A desk seen from the front: screen, cup, plant, papers. */
export function drawDesk(drawing: DrawingOf<'desk'>): string {
  const random = seededRandom(`desk ${drawing.seed}`);
  const wall = random.pick(['#e9e4d8', '#dfe6df', '#e4e2e6', '#ece0d4']);
  const wood = random.pick(['#b98d5e', '#a97c52', '#8c6a4b']);
  const flip = random.next() < 0.5 ? 1 : -1;
  const at = (offset: number) => WIDTH / 2 + offset * flip;
  const bars = Array.from({ length: 7 }, (_, index) => {
    const height = random.between(30, 150);
    return rect(
      at(0) - 150 + index * 44,
      440 - height,
      28,
      height,
      index === 4 ? ink.green : ink.sage,
      3,
    );
  });
  const screen =
    rect(at(0) - 235, 220, 470, 290, ink.text, 14) +
    rect(at(0) - 220, 235, 440, 248, ink.paper, 6) +
    bars.join('') +
    rect(at(0) - 190, 262, random.between(110, 190), 14, ink.line, 7) +
    rect(at(0) - 34, 510, 68, 60, '#3b4038') +
    rect(at(0) - 95, 562, 190, 16, '#3b4038', 8);
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index - 4) * 19 + random.between(-6, 6)).toFixed(0);
    return `<path d="M0 0 C -26 -60 -20 -120 0 -${random.int(140, 190)} C 20 -120 26 -60 0 0Z" fill="${index % 2 === 0 ? ink.green : '#4c8062'}" transform="translate(${at(-410)} 500) rotate(${angle})"/>`;
  });
  const plant =
    leaves.join('') +
    path(
      `M${at(-410) - 56} 490 H${at(-410) + 56} L${at(-410) + 42} 580 H${at(-410) - 42}Z`,
      ink.clay,
    );
  const cup =
    rect(at(340) - 38, 506, 76, 74, ink.slate, 10) +
    `<circle cx="${at(340) + 44 * flip}" cy="538" r="22" fill="none" stroke="${ink.slate}" stroke-width="10"/>`;
  const papers = Array.from({ length: 3 }, (_, index) =>
    rect(
      at(440) - 70 + random.between(-8, 8),
      566 - index * 12,
      150,
      12,
      index % 2 === 0 ? ink.card : ink.sand,
      2,
    ),
  );
  const pane =
    rect(at(-300) - 130, 70, 200, 250, '#f7f3e9', 4) +
    rect(at(-300) - 118, 82, 176, 226, random.pick(['#cfe0e8', '#f0dcbd', '#c9d3dc']), 2) +
    line(at(-300) - 30, 82, at(-300) - 30, 308, '#f7f3e9', 8);
  const desk =
    rect(0, 578, WIDTH, 30, wood) + rect(0, 608, WIDTH, 192, blend(wood, '#3a2c20', 0.45));
  return svg(WIDTH, HEIGHT, wall, pane + plant + screen + papers.join('') + cup + desk);
}

/** Shelves of a small shop or a store room. */
export function drawShelf(drawing: DrawingOf<'shelf'>): string {
  const random = seededRandom(`shelf ${drawing.seed}`);
  const goods = [
    ink.ochre,
    ink.clay,
    ink.slate,
    ink.sage,
    ink.green,
    ink.plum,
    '#d9c7a3',
    '#8d7a5e',
  ] as const;
  const shelves = [0, 1, 2].map((row) => {
    const floor = 262 + row * 232;
    const items: string[] = [];
    for (let x = 70; x < WIDTH - 130;) {
      const kind = random.int(0, 3);
      const fill = random.pick(goods);
      const width = random.between(48, 96);
      const height = random.between(80, 168);
      if (kind === 0) {
        items.push(
          rect(x, floor - height, width, height, fill, 4) +
            rect(x + 8, floor - height * 0.62, width - 16, height * 0.3, '#faf8f3d9', 3),
        );
      } else if (kind === 1) {
        items.push(
          rect(x + 4, floor - height * 0.86, width - 8, height * 0.86, fill, 16) +
            rect(x + 12, floor - height * 0.98, width - 24, height * 0.14, ink.text, 4),
        );
      } else if (kind === 2) {
        const layers = random.int(2, 4);
        items.push(
          ...Array.from({ length: layers }, (_, index) =>
            rect(x, floor - (index + 1) * 32, width, 30, random.pick(goods), 8),
          ),
        );
      } else {
        items.push(
          path(
            `M${x} ${floor} C ${x - 8} ${floor - height * 0.5} ${x + 8} ${floor - height * 0.7} ${x + width * 0.3} ${floor - height * 0.74} L${x + width * 0.7} ${floor - height * 0.74} C ${x + width - 8} ${floor - height * 0.7} ${x + width + 8} ${floor - height * 0.5} ${x + width} ${floor}Z`,
            '#cdb992',
          ) +
            line(
              x + width * 0.28,
              floor - height * 0.74,
              x + width * 0.72,
              floor - height * 0.74,
              '#8d7a5e',
              7,
            ),
        );
      }
      x += width + random.between(10, 26);
    }
    return items.join('') + rect(40, floor, WIDTH - 80, 20, '#7b5f45', 3);
  });
  const frame = rect(34, 50, 18, 720, '#6a513b') + rect(WIDTH - 52, 50, 18, 720, '#6a513b');
  return svg(
    WIDTH,
    HEIGHT,
    random.pick(['#efe8da', '#e6e9e0', '#ece4df']),
    frame + shelves.join(''),
  );
}
