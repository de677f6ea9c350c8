import { hueOf } from './logo-hue';

const pixels = (...colours: readonly (readonly number[])[]) =>
  new Uint8ClampedArray(colours.flat());

describe('the hue of a logo', () => {
  it('is that of its strong colours', () => {
    const green = [20, 100, 60, 255];
    const paper = [240, 240, 238, 255];
    expect(hueOf(pixels(green, paper, paper, paper))).toBeGreaterThan(140);
    expect(hueOf(pixels(green, paper, paper, paper))).toBeLessThan(170);
    // Gold on a dark ground that is nearly grey.
    const [gold, ground] = [
      [200, 146, 58, 255],
      [34, 40, 31, 255],
    ] as const;
    expect(hueOf(pixels(gold, ground, ground, ground, ground))).toBeLessThan(85);
    expect(hueOf(pixels([255, 0, 0, 255]))).toBe(29);
    expect(hueOf(pixels([0, 0, 255, 255]))).toBe(264);
  });

  it('is one of its colours where it has several, not one between them', () => {
    const [green, gold] = [
      [20, 100, 60, 255],
      [200, 146, 58, 255],
    ] as const;
    const hue = hueOf(pixels(green, green, gold, gold)) ?? 0;
    expect(hue < 85 || hue > 140).toBe(true);
  });

  it('is none where all is grey or transparent', () => {
    expect(hueOf(pixels([0, 0, 0, 255], [200, 200, 200, 255]))).toBeNull();
    expect(hueOf(pixels([255, 0, 0, 0]))).toBeNull();
  });
});
