import type { AnyCall } from '@upround/shared/contract-core';
import * as premiumCalls from './premium.calls';
import { membershipFixtures } from './premium.fixtures';
import { membershipSchema } from './premium.schema';

const calls: AnyCall[] = Object.values(premiumCalls);

describe('the calls of premium', () => {
  it('spec 7: keep method, version, path and access', () => {
    const lines = calls.map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /premium-interest member',
      'GET v1 /membership member',
      'GET v1 /premium-interest member',
      'POST v1 /premium-interest member',
    ]);
  });

  it('R19: each has a limit', () => {
    expect(calls.filter(({ limit }) => limit === undefined)).toEqual([]);
  });
});

describe('the fixtures of premium', () => {
  it.each(membershipFixtures)('%j goes over the wire unchanged', (membership) => {
    expect(membershipSchema.parse(membership)).toEqual(membership);
  });
});
