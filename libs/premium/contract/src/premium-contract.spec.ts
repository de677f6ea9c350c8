import type { AnyCall } from '@upround/shared/contract-core';
import type * as z from 'zod/mini';
import * as membershipCalls from './membership.calls';
import * as paymentCalls from './payment.calls';
import {
  changedMembershipFixture,
  membershipFixtures,
  paymentFixtures,
  paymentStatusFixture,
  planFixtures,
  startedMembershipFixture,
} from './premium.fixtures';
import {
  changedMembershipSchema,
  changeMembershipSchema,
  paymentSchema,
  paymentStatusSchema,
  planSchema,
  readMembershipSchema,
  startedMembershipSchema,
  startMembershipSchema,
  vpaSchema,
} from './premium.schema';

const calls: AnyCall[] = [...Object.values(membershipCalls), ...Object.values(paymentCalls)];

describe('the calls of premium', () => {
  it('spec 7: keep method, version, path and access', () => {
    const lines = calls.map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'GET v1 /membership member',
      'GET v1 /payments member',
      'GET v1 /payments/status/{id} member',
      'GET v1 /payments/vpa/verify member',
      'GET v1 /plan guest',
      'PATCH v1 /membership/{id} member',
      'POST v1 /membership member',
      'POST v1 /payments/{id}/retry member',
    ]);
  });

  it('R19: each has a limit', () => {
    expect(calls.filter(({ limit }) => limit === undefined)).toEqual([]);
  });
});

describe('the fixtures of premium', () => {
  const cases: [string, z.ZodMiniType, readonly unknown[]][] = [
    ['plans', planSchema, planFixtures],
    ['memberships', readMembershipSchema, membershipFixtures],
    ['a started membership', startedMembershipSchema, [startedMembershipFixture]],
    ['a changed membership', changedMembershipSchema, [changedMembershipFixture]],
    ['payments', paymentSchema, paymentFixtures],
    ['a payment’s status', paymentStatusSchema, [paymentStatusFixture]],
  ];
  it.each(cases)('%s go over the wire unchanged', (_name, schema, fixtures) => {
    for (const fixture of fixtures) expect(schema.parse(fixture)).toEqual(fixture);
  });
});

describe('what is refused', () => {
  it.each([
    { planId: 'premium', period: 'MONTH', amount: 1 },
    { planId: 'premium', period: 'MONTH', currency: 'USD' },
    { planId: 'gold', period: 'MONTH' },
    { planId: 'premium', period: 'DAY' },
    { planId: 'premium' },
  ])('T28: starting a plan with %j', (body) => {
    expect(startMembershipSchema.safeParse(body).success).toBe(false);
  });

  it.each([
    {},
    { state: 'PAUSED', planId: 'premium', period: 'MONTH' },
    { state: 'ENDED' },
    { planId: 'premium' },
    { planId: 'premium', period: 'YEAR', amount: 1 },
  ])('changing a plan with %j', (body) => {
    expect(changeMembershipSchema.safeParse(body).success).toBe(false);
  });

  // Vectors in the spirit of NPCI's rules; the provider decides in the end.
  it.each(['amazing-uid@upi', 'vpa_with_underscore@upi', 'vpa.with.dot@upi', '9999999999@okbank'])(
    'not the UPI ID %s',
    (vpa) => {
      expect(vpaSchema.parse(` ${vpa} `)).toBe(vpa);
    },
  );
  it.each([
    '',
    'asha',
    '@upi',
    'a@upi',
    'asha@',
    'asha@u',
    'as ha@upi',
    'asha@up!',
    '-asha@upi',
    'asha@@upi',
  ])('the UPI ID %j', (vpa) => {
    expect(vpaSchema.safeParse(vpa).success).toBe(false);
  });
});
