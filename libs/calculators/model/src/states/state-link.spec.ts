import * as fc from 'fast-check';
import { decodeState, encodeState, LONGEST_STATE } from './state-link';
import { defaultValuation, valuationFormat, type ValuationState } from './valuation-state';

const decode = (text: string) => decodeState(text, valuationFormat);
const linkOf = (changed: unknown) =>
  `1.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;

describe('the state in a link', () => {
  it('is only the version while nothing is changed', () => {
    expect(encodeState(defaultValuation, valuationFormat)).toBe('1.');
    expect(decode('1.')).toEqual({ state: defaultValuation, problem: null });
  });

  it('comes back with its numbers, names in any script, and empty fields', () => {
    const number = fc.option(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { nil: null });
    fc.assert(
      fc.property(number, number, fc.string({ unit: 'grapheme', maxLength: 20 }), (a, b, name) => {
        const state: ValuationState = {
          ...defaultValuation,
          currency: 'USD',
          // JSON has no −0.
          base: Object.is(a, -0) ? 0 : a,
          scenarios: [{ name, probability: 100, value: Object.is(b, -0) ? 0 : b }],
        };
        expect(decode(encodeState(state, valuationFormat))).toEqual({ state, problem: null });
      }),
    );
  });

  it('is short: ten changed numbers take less than 300 characters', () => {
    const state = structuredClone(defaultValuation);
    state.base = 85_000_000;
    Object.assign(state.berkus, { idea: 1e7, prototype: 2e7, team: 3e7, rollout: 0 });
    Object.assign(state.scores, { team: 110, product: 90 });
    Object.assign(state.exit, { metric: 6e8, multiple: 5, years: 7 });
    expect(encodeState(state, valuationFormat).length).toBeLessThan(300);
  });

  it('keeps numbers and dates that no formula can use', () => {
    const state = structuredClone(defaultValuation);
    state.raise.investment = 2e15;
    state.base = -1e300;
    expect(decode(encodeState(state, valuationFormat))).toEqual({ state, problem: null });
  });

  it('keeps the good parts of one that was changed by hand', () => {
    const link = linkOf({ base: 5, exit: { multiple: 'x' }, riskStep: [], unknown: 1 });
    const { state, problem } = decode(link);
    expect(problem).toBe('PARTLY');
    expect(state).toEqual({ ...defaultValuation, base: 5 });
  });

  it.each([
    ['no dot', 'abc'],
    ['a version that never was', '0.e30'],
    ['no base64', '1.%%%'],
    ['no JSON', `1.${Buffer.from('{"a":').toString('base64url')}`],
    ['no object', linkOf([1, 2])],
    ['bytes that are no text', '1._w'],
    ['more than fits an address', `1.${'A'.repeat(LONGEST_STATE)}`],
  ])('is the defaults with %s', (_what, text) => {
    expect(decode(text)).toEqual({ state: defaultValuation, problem: 'UNREADABLE' });
  });

  it('of a newer version is the defaults, and says why', () => {
    expect(decode('2.e30')).toEqual({ state: defaultValuation, problem: 'NEWER' });
  });

  it('changes no prototype and no inherited key', () => {
    const link = `1.${Buffer.from('{"__proto__":{"base":1},"exit":{"__proto__":{"x":1},"constructor":1}}').toString('base64url')}`;
    const { state } = decode(link);
    expect(state).toEqual(defaultValuation);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((text) => linkOf(text)),
        ),
        (text) => {
          expect(decode(text).state).toBeDefined();
        },
      ),
    );
  });
});
