import {
  moneyProblemFixtures,
  staffPaymentDetailsFixture,
  staffPaymentFixtures,
} from './money.fixtures';
import {
  moneyLimits,
  moneyProblemSchema,
  refundSchema,
  solvedProblemSchema,
  staffPaymentDetailsSchema,
  staffPaymentSchema,
} from './money.schema';

describe('the calls of admins about payments', () => {
  it('have answers that go over the wire unchanged', () => {
    for (const one of staffPaymentFixtures) expect(staffPaymentSchema.parse(one)).toEqual(one);
    for (const one of moneyProblemFixtures) expect(moneyProblemSchema.parse(one)).toEqual(one);
    const details = staffPaymentDetailsFixture;
    expect(staffPaymentDetailsSchema.parse(details)).toEqual(details);
  });

  it.each([
    ['no reason', {}],
    ['an empty reason', { reason: ' ' }],
    ['a long reason', { reason: 'a'.repeat(moneyLimits.reason + 1) }],
    ['part of the amount', { reason: 'Half.', amount: 100 }],
  ])('refuse a refund with %s', (_what, body) => {
    expect(refundSchema.safeParse(body).success).toBe(false);
  });

  it.each([
    ['no problem', { id: '', reason: 'Solved.' }],
    ['a long id', { id: 'a'.repeat(moneyLimits.problem + 1), reason: 'Solved.' }],
    ['no reason', { id: 'report:pay_1' }],
  ])('refuse to solve %s', (_what, body) => {
    expect(solvedProblemSchema.safeParse(body).success).toBe(false);
  });
});
