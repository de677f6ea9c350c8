import * as calls from './audit.calls';
import { auditEntrySchema, auditFiltersSchema } from './audit.schema';
import { auditFixtures } from './moderation.fixtures';

describe('the calls of staff', () => {
  it('keep method, version, path and access', () => {
    const lines = Object.values(calls).map(
      ({ method, version, path, access }) => `${method} ${version} ${path} ${access}`,
    );
    expect(lines.sort()).toEqual([
      'GET v1 /moderation/audit member',
      'POST v1 /moderation/audit/export member',
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
