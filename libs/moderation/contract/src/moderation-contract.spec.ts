import * as approvalCalls from './approvals/approval.calls';
import * as auditCalls from './audit.calls';
import * as caseCalls from './case.calls';
import * as moneyCalls from './money/money.calls';
import { auditEntrySchema, auditFiltersSchema } from './audit.schema';
import { auditFixtures } from './moderation.fixtures';

describe('the calls of staff', () => {
  it('keep method, version, path and access', () => {
    const { decisionInput: _input, ...rest } = caseCalls;
    const lines = Object.values({ ...approvalCalls, ...auditCalls, ...moneyCalls, ...rest }).map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'DELETE v1 /moderation/decision/{id} member',
      'GET v1 /moderation/approvals member',
      'GET v1 /moderation/audit member',
      'GET v1 /moderation/case/{id} member',
      'GET v1 /moderation/cases member',
      'GET v1 /moderation/decisions member',
      'GET v1 /moderation/payment-problems member',
      'GET v1 /moderation/payment/{id} member',
      'GET v1 /moderation/payments member',
      'GET v1 /moderation/reports member',
      'GET v1 /moderation/transparency guest',
      'PATCH v1 /moderation/case/{id} member',
      'POST v1 /moderation/appeal member',
      'POST v1 /moderation/approval/{id} member',
      'POST v1 /moderation/audit/export member',
      'POST v1 /moderation/case/{id}/appeal member',
      'POST v1 /moderation/case/{id}/decision member',
      'POST v1 /moderation/case/{id}/messages member',
      'POST v1 /moderation/case/{id}/note member',
      'POST v1 /moderation/cases/spam member',
      'POST v1 /moderation/payment-problems/solve member',
      'POST v1 /moderation/payment/{id}/refund member',
    ]);
  });

  it.each(auditFixtures.map((entry) => [entry.action, entry] as const))(
    '%s goes over the wire unchanged',
    (_action, entry) => expect(auditEntrySchema.parse(entry)).toEqual(entry),
  );

  it.each([
    ['an action with other letters', { action: "account'" }],
    ['no day', { from: '2026-02-30' }],
    ['an unknown filter', { ip: '203.0.113.77' }],
    ['an empty person', { person: '' }],
  ])('refuse %s', (_what, filters) => {
    expect(auditFiltersSchema.safeParse(filters).success).toBe(false);
  });
});
