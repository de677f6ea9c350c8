import { markedSegments } from './marked-segments';

const shown = (text: string, marks: number[][]) =>
  markedSegments({ text, marks }).map((stretch) =>
    stretch.isMarked ? `[${stretch.text}]` : stretch.text,
  );

describe('the marks of a hit', () => {
  it('are where the API found them, counted in UTF-16', () => {
    expect(shown('Pricing is a promise', [[0, 7]])).toEqual(['[Pricing]', ' is a promise']);
    expect(
      shown('🚀 go go', [
        [3, 5],
        [6, 8],
      ]),
    ).toEqual(['🚀 ', '[go]', ' ', '[go]']);
    expect(shown('plain', [])).toEqual(['plain']);
    expect(shown('', [])).toEqual([]);
  });

  it('T41: never hide the text, however odd they are', () => {
    for (const marks of [[[4, 2]], [[-1, 2]], [[3, 99]], [[]], [[2]], [[0, 0]]]) {
      expect(shown('a text', marks).join('')).toBe('a text');
    }
    expect(
      shown('abcdef', [
        [0, 3],
        [2, 4],
        [4, 5],
      ]),
    ).toEqual(['[abc]', 'd', '[e]', 'f']);
  });
});
