import type { Operations } from '@upround/moderation/api';
import type { OpenDatabase } from '@upround/shared/db';
import type { RealtimePart } from '@upround/shared/realtime-hub';
import { readDisk, timeDatabase, type Metrics } from '@upround/shared/server-kit';
import type { TaskQueue } from '@upround/shared/tasks';
import type { Settings } from '../settings/settings';
import type { BacklogHistory } from './backlog-history';
import { FAILED, SENT } from './counted-mailer';

/** The running server's parts. */
export interface RunningParts {
  settings: Settings;
  database: OpenDatabase;
  tasks: TaskQueue;
  realtime: Pick<RealtimePart, 'connections'>;
  metrics: Metrics;
  backlog: BacklogHistory;
}

/** What admins see of the running server. */
export function operationsOf(parts: RunningParts): Operations {
  const { settings, database, tasks, realtime, metrics, backlog } = parts;
  const { kind, pool } = database;
  return {
    startedAt: new Date(),
    tasks,
    readDatabase: async () => ({
      kind,
      milliseconds: await timeDatabase(database),
      connections: pool.totalCount,
      // The embedded database has one connection, for which every request waits.
      waiting: kind === 'embedded' ? 0 : pool.waitingCount,
    }),
    readDisk: () => readDisk(settings.dataDir).catch(() => null),
    readRealtime: () => ({
      kind: settings.ablyKey === undefined ? 'sockets' : 'ably',
      connections: realtime.connections(),
    }),
    readEmail: () => ({
      kind: settings.smtp === undefined ? 'folder' : 'smtp',
      sent: metrics.lastHour(SENT),
      failed: metrics.lastHour(FAILED),
    }),
    readPayments: async () => ({
      kind: settings.payments.provider,
      webhooksRefused: metrics.lastHour('payment_webhooks_forged_total'),
      unsolved: await metrics.read('payments_unsolved'),
    }),
    readRequests: () => metrics.requests(),
    readBacklog: () => backlog.read(),
  };
}
