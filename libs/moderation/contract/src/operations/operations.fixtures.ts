import { switchNames } from '@upround/shared/contract-core';
import { auditFixtures } from '../moderation.fixtures';
import type { FailedTasks, Health, SwitchState } from './operations.schema';

const START = Date.parse('2026-01-05T09:30:00.000Z');
const MINUTE_MS = 60_000;

/** Health as the server answers it. */
export const healthFixture: Health = {
  at: '2026-01-05T09:35:00.000Z',
  startedAt: '2026-01-05T08:00:00.000Z',
  database: { state: 'working', kind: 'postgres', milliseconds: 2, connections: 10, waiting: 0 },
  tasks: { state: 'working', due: 3, oldestSeconds: 1.5, failed: 2 },
  realtime: { state: 'working', kind: 'sockets', connections: 42 },
  email: { state: 'unusual', kind: 'smtp', sent: 18, failed: 1 },
  disk: { state: 'working', freeBytes: 48_000_000_000, freeShare: 0.62 },
  payments: { state: 'working', kind: 'razorpay', webhooksRefused: 0, unsolved: 0 },
  requests: { count: 1_204, errors: 1 },
  backlog: [2, 14, 6, 0, 3].map((due, minute) => ({
    at: new Date(START + minute * MINUTE_MS).toISOString(),
    due,
    oldestSeconds: due * 2,
  })),
};

/** Failed tasks as the server answers them. */
export const failedTasksFixture: FailedTasks = {
  queues: [
    { queue: 'notifications.digest', count: 2 },
    { queue: 'feed.fan-out', count: 1 },
  ],
  tasks: [
    {
      id: '018bcfe5-6800-7000-8000-0000000000c3',
      queue: 'notifications.digest',
      failedAt: '2026-01-05T09:20:00.000Z',
      tries: 6,
      reason: 'Error: 550 no such mailbox [address]',
    },
    {
      id: '018bcfe5-6800-7000-8000-0000000000c2',
      queue: 'feed.fan-out',
      failedAt: '2026-01-05T09:10:00.000Z',
      tries: 6,
      reason: 'Error: canceling statement due to statement timeout',
    },
    {
      id: '018bcfe5-6800-7000-8000-0000000000c1',
      queue: 'notifications.digest',
      failedAt: '2026-01-05T08:50:00.000Z',
      tries: 6,
      reason: 'Error: connect ECONNREFUSED [address]',
    },
  ],
};

/** Switches as the server answers them; one is off. */
export const switchesFixture: readonly SwitchState[] = switchNames.map((name) => ({
  name,
  off:
    name === 'uploads'
      ? {
          since: '2026-01-05T09:00:00.000Z',
          reason: 'The bucket is full.',
          source: 'member',
          actor: auditFixtures[0]?.actor ?? null,
        }
      : null,
}));
