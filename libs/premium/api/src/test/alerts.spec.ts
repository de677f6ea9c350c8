import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics } from '@upround/shared/server-kit';
import { parse } from 'yaml';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

let server: PremiumServer;
const metrics = createMetrics();

beforeAll(async () => {
  server = await startPremiumServer({ metrics });
});
afterAll(() => server?.close());

const rules = (
  parse(readFileSync(path.join(__dirname, '../../alerts.yml'), 'utf8')) as Rules
).groups.flatMap((group) => group.rules);

it('O6: alert rules use figures that the server has', async () => {
  const text = await metrics.text();
  expect(rules.map(({ alert }) => alert)).toEqual(['ForgedPaymentWebhooks', 'UnsolvedPayments']);
  for (const { expr } of rules) {
    const [name = ''] = /payment\w+/.exec(expr) ?? [];
    expect(text).toContain(`# TYPE ${name} `);
  }
});

it('O6: a forged webhook and money without a payment are counted', async () => {
  const before = await metrics.text();
  expect(before).toContain('payment_webhooks_forged_total 0');
  expect(before).toContain('payments_unsolved 0');
  await server.postWebhook('{}', {});
  await server.database.query(
    `insert into provider_events (provider, event_id, type, outcome, received_at)
     values ('sandbox', 'an-event', 'report', 'UNKNOWN', now())`,
    [],
  );
  const after = await metrics.text();
  expect(after).toContain('payment_webhooks_forged_total 1');
  expect(after).toContain('payments_unsolved 1');
});
