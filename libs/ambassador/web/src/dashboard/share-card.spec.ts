import { chartDays } from './chart-days';
import { balanced, drawShareCard, linesOf } from './draw-share-card';
import { shareSizes } from './share-sizes';

/** Each character is one unit wide. */
const widthOf = (line: string) => line.length;

describe('lines of a text on an image', () => {
  it('break between words', () => {
    expect(linesOf('the network for startups', 12, 3, widthOf)).toEqual([
      'the network',
      'for startups',
    ]);
  });

  it('break a word that is wider than the line, and end with an ellipsis', () => {
    expect(linesOf('Venkatanarasimharaju', 8, 3, widthOf)).toEqual([
      'Venkatan',
      'arasimha',
      'raju',
    ]);
    expect(linesOf('Venkatanarasimharaju', 8, 2, widthOf)).toEqual(['Venkatan', 'arasimh…']);
  });

  it('are about as wide as one another, and as many', () => {
    const text = 'Kabir Anand invites you';
    const lines = linesOf(text, 20, Infinity, widthOf);
    expect(lines).toEqual(['Kabir Anand invites', 'you']);
    expect(balanced(text, 20, lines, widthOf)).toEqual(['Kabir Anand', 'invites you']);
    const cut = linesOf('Venkatanarasimharaju', 8, 2, widthOf);
    expect(balanced('Venkatanarasimharaju', 8, cut, widthOf)).toBe(cut);
    const one = linesOf(text, 40, Infinity, widthOf);
    expect(balanced(text, 40, one, widthOf)).toBe(one);
    const long = linesOf('Venkatanarasimharaju invites you', 20, Infinity, widthOf);
    expect(balanced('Venkatanarasimharaju invites you', 20, long, widthOf)).toEqual(long);
  });

  it('never end within a character', () => {
    expect(linesOf('😀😀😀😀', 4, 1, (line) => [...line].length * 2)).toEqual(['😀…']);
  });
});

describe('an image to share', () => {
  const texts = {
    brand: 'Upround',
    invites: 'Ira Banerjee invites you',
    headline: 'The network for startups and investors',
    scan: 'Scan, or sign up with code',
    code: 'IRA7K2QM',
  };

  it.each(['wide', 'square'] as const)(
    '%s: has its size, and all of its texts within it',
    (size) => {
      const written: { text: string; x: number; y: number }[] = [];
      const context = new Proxy(
        {
          fillText: (text: string, x: number, y: number) => written.push({ text, x, y }),
          measureText: (text: string) => ({ width: text.length * 26 }),
        } as Record<string, unknown>,
        {
          get: (target, key: string) => target[key] ?? (() => undefined),
          set: () => true,
        },
      );
      globalThis.Path2D = class {} as typeof Path2D;
      const canvas = { getContext: () => context, width: 0, height: 0 };
      const qr = {} as CanvasImageSource;
      const { width, height } = shareSizes[size];
      expect(drawShareCard(canvas as unknown as HTMLCanvasElement, { size, texts, qr })).toBe(true);
      expect([canvas.width, canvas.height]).toEqual([width, height]);
      const all = written.map(({ text }) => text).join(' ');
      for (const text of Object.values(texts)) expect(all).toContain(text);
      expect(written.filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height)).toEqual([]);
    },
  );

  it('isn’t drawn where there is no canvas', () => {
    const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(drawShareCard(canvas, { size: 'wide', texts, qr: {} as CanvasImageSource })).toBe(false);
  });
});

describe('the days of the chart', () => {
  it('are the last 90 in India, with what happened on each', () => {
    // 00:30 on 28 November in India.
    const now = new Date('2026-11-27T19:00:00.000Z');
    const known = { day: '2026-11-20', visits: 4, joined: 1, active: 0 };
    const days = chartDays([known, { ...known, day: '2026-01-01' }], now);
    expect(days).toHaveLength(90);
    expect(days.at(-1)).toEqual({ day: '2026-11-28', visits: 0, joined: 0, active: 0 });
    expect(days.filter(({ visits }) => visits > 0)).toEqual([known]);
    expect(days[0]?.day).toBe('2026-08-31');
  });
});
