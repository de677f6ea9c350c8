import { MAX_PARTS, operatorNames, parseQuery, withoutPart } from '@upround/search/contract';
import fc from 'fast-check';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"', '-', ' ', '#', ':', '“', 'from:asha', 'since:2026-01-01', 'tag:a', 'type:'),
  fc.constantFrom(...operatorNames).map((name) => `${name}:`),
);
const query = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

describe('any text', () => {
  it('is a query whose parts are in order and don’t overlap', () => {
    fc.assert(
      fc.property(query, (text) => {
        let from = 0;
        for (const { start, end } of parseQuery(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          from = end;
        }
      }),
    );
  });

  it('parses each part alone to the same part', () => {
    fc.assert(
      fc.property(query, (text) => {
        for (const { start, end, ...part } of parseQuery(text).slice(0, MAX_PARTS)) {
          const [alone] = parseQuery(text.slice(start, end));
          expect(alone).toEqual({ ...part, start: 0, end: end - start });
        }
      }),
    );
  });

  it('loses one part when it is removed, and no other', () => {
    fc.assert(
      fc.property(query, fc.nat(), (text, at) => {
        const parts = parseQuery(text).filter((part) => part.kind === 'operator');
        const part = parts[at % Math.max(parts.length, 1)];
        if (part === undefined) return;
        const left = parseQuery(withoutPart(text, part)).filter(({ kind }) => kind === 'operator');
        expect(left.length).toBeGreaterThanOrEqual(parts.length - 1);
      }),
    );
  });
});
