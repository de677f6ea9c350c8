import { decodeState, encodeState } from './state-link';
import { defaultEsop, esopFormat, esopLimits, newGrant } from './esop-state';
import type { EsopState } from './esop-state';

const linkOf = (changed: unknown) =>
  `1.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;

describe('the state of the ESOP page in a link', () => {
  it('is only the version while nothing is changed', () => {
    expect(encodeState(defaultEsop, esopFormat)).toBe('1.');
    expect(decodeState('1.', esopFormat)).toEqual({ state: defaultEsop, problem: null });
  });

  it('comes back with grants, days, empty fields and names of 80 characters', () => {
    const state: EsopState = structuredClone(defaultEsop);
    state.grants.push({ ...newGrant('2026-05-31'), name: 'अ'.repeat(80), granted: null });
    state.dates.leaving = '2027-03-01';
    state.rounds = [];
    state.tax.by = 'own';
    expect(decodeState(encodeState(state, esopFormat), esopFormat)).toEqual({
      state,
      problem: null,
    });
  });

  it('has the ranks of preferences, 0 to 5', () => {
    const ranked = structuredClone(defaultEsop);
    Object.assign(ranked.preferred[1] ?? {}, { rank: 5 });
    expect(decodeState(encodeState(ranked, esopFormat), esopFormat).state).toEqual(ranked);
    for (const rank of [6, -1, 0.5]) {
      const preferred = [{ ...defaultEsop.preferred[0], rank }];
      expect(decodeState(linkOf({ preferred }), esopFormat).problem).toBe('PARTLY');
    }
  });

  it('is the default, part by part, where it was changed to something wrong', () => {
    const grants = Array.from({ length: esopLimits.grants + 1 }, () => newGrant('2026-01-01'));
    const [offer] = defaultEsop.offers;
    const wrong = {
      grants,
      offers: [offer],
      dates: { asOf: 20_261_126 },
      tax: { year: '' },
      option: { rate: 5 },
    };
    const { state, problem } = decodeState(linkOf(wrong), esopFormat);
    expect(problem).toBe('PARTLY');
    expect(state).toEqual({ ...defaultEsop, option: { ...defaultEsop.option, rate: 5 } });
  });
});
