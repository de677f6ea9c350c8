import * as calls from './people.calls';
import { adminRequestFixtures, memberDetailsFixture, memberFixtures } from './people.fixtures';
import {
  adminRequestSchema,
  giftSchema,
  memberDetailsSchema,
  memberEmailSchema,
  memberSchema,
  peopleLimits,
  roleChangeSchema,
} from './people.schema';

const reason = 'Agreed on Monday.';

describe('the calls of admins about members', () => {
  it('keep method, version, path and access', () => {
    const lines = Object.values(calls).map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'GET v1 /moderation/admin-requests member',
      'GET v1 /moderation/people member',
      'GET v1 /moderation/people/{slug} member',
      'PATCH v1 /moderation/admin-requests/{id} member',
      'PATCH v1 /moderation/people/{id}/role member',
      'POST v1 /moderation/people/by-email member',
      'POST v1 /moderation/people/{id}/gift member',
      'POST v1 /moderation/people/{id}/gift-end member',
      'POST v1 /moderation/people/{id}/session-end member',
    ]);
  });

  it('have answers that go over the wire unchanged', () => {
    for (const member of memberFixtures) expect(memberSchema.parse(member)).toEqual(member);
    expect(memberDetailsSchema.parse(memberDetailsFixture)).toEqual(memberDetailsFixture);
    for (const request of adminRequestFixtures) {
      expect(adminRequestSchema.parse(request)).toEqual(request);
    }
  });

  it.each([
    ['an unknown role', { role: 'OWNER', given: true, reason }],
    ['no reason', { role: 'ADMIN', given: true }],
    ['an empty reason', { role: 'ADMIN', given: true, reason: '  ' }],
    ['a long reason', { role: 'ADMIN', given: true, reason: 'a'.repeat(peopleLimits.reason + 1) }],
    ['an unknown name', { role: 'ADMIN', given: true, reason, by: 'me' }],
  ])('refuse %s', (_what, change) => {
    expect(roleChangeSchema.safeParse(change).success).toBe(false);
  });

  it.each([
    ['a fourth plan', { tier: 4, until: '2027-03-31', reason }],
    ['a day that doesn’t exist', { tier: 1, until: '2027-02-30', reason }],
    ['the far future', { tier: 1, until: '9999-12-31', reason }],
    ['a moment', { tier: 1, until: '2027-03-31T10:00:00Z', reason }],
  ])('refuse a gift with %s', (_what, gift) => {
    expect(giftSchema.safeParse(gift).success).toBe(false);
  });

  it('take an email address in any case, and nothing less than one', () => {
    expect(memberEmailSchema.parse({ email: ' Asha@Example.TEST ' })).toEqual({
      email: 'asha@example.test',
    });
    for (const email of ['asha', 'asha@', '%@example.test', `${'a'.repeat(250)}@b.test`]) {
      expect(memberEmailSchema.safeParse({ email }).success).toBe(false);
    }
  });
});
