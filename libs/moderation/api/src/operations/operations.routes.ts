import {
  changeSwitch,
  dropTasks,
  FAILED_TASKS_MAX,
  listFailedTasks,
  listSwitches,
  readHealth,
  retryTasks,
  type ChosenTasks,
  type Health,
  type SwitchState,
} from '@upround/moderation/contract';
import { coreErrors, type SwitchName } from '@upround/shared/contract-core';
import {
  AppError,
  implement,
  switchOff,
  switchOn,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import { needAdmin } from '../access';
import type { ModerationSettings } from '../moderation-settings';
import type { Operations } from './operations-port';
import { partState } from './part-states';
import { listSwitchStates } from './switch.read-model';
import { withoutPersonalData } from './without-personal-data';

type Settings = Pick<ModerationSettings, 'now' | 'operations'>;

/** @throws AppError `UNAVAILABLE` until the server is built */
function runningServer({ operations }: Settings): Operations {
  const running = operations?.();
  if (running === undefined) throw new AppError(coreErrors.UNAVAILABLE);
  return running;
}

async function healthOf(operations: Operations, now: Date): Promise<Health> {
  const { tasks, startedAt } = operations;
  const [database, disk, payments, backlog, queues] = await Promise.all([
    operations.readDatabase(),
    operations.readDisk(),
    operations.readPayments(),
    tasks.backlog(),
    tasks.failedQueues(),
  ]);
  const due = {
    due: backlog.waiting,
    oldestSeconds: backlog.oldestSeconds,
    failed: queues.reduce((sum, { count }) => sum + count, 0),
  };
  const email = operations.readEmail();
  const free = disk ?? { freeBytes: null, freeShare: null };
  return {
    at: now.toISOString(),
    startedAt: startedAt.toISOString(),
    database: { state: partState.database(database), ...database },
    tasks: { state: partState.tasks(due), ...due },
    realtime: { state: 'working', ...operations.readRealtime() },
    email: { state: partState.email(email), ...email },
    disk: { state: partState.disk(free), ...free },
    payments: { state: partState.payments(payments), ...payments },
    requests: operations.readRequests(),
    backlog: operations.readBacklog(),
  };
}

/** Tries failed tasks again or deletes them, with an audit entry for what changed. */
async function changeTasks(
  settings: Settings,
  context: WriteContext,
  verb: 'retry' | 'drop',
  { queue, id }: ChosenTasks,
): Promise<{ count: number }> {
  const count = await runningServer(settings).tasks.failedOn(context.trx)[verb](queue, id);
  // Someone else was faster.
  if (id !== undefined && count === 0) throw new AppError(coreErrors.NOT_FOUND);
  if (count > 0) {
    await context.audit({
      action: `task.${verb}`,
      referenceType: 'TASK',
      referenceId: id ?? queue,
      details: { queue, count },
    });
  }
  return { count };
}

interface SwitchChange {
  name: SwitchName;
  isOff: boolean;
  reason: string;
}

/** Switches something off or on, with an audit entry where that changes anything. */
async function setSwitch(
  context: WriteContext,
  { name, isOff, reason }: SwitchChange,
  at: Date,
): Promise<SwitchState> {
  const { trx } = context;
  const isChanged = isOff ? await switchOff(trx, { name, at, reason }) : await switchOn(trx, name);
  if (isChanged) {
    await context.audit({
      action: isOff ? 'switch.off' : 'switch.on',
      referenceType: 'SWITCH',
      referenceId: name,
      details: { reason },
    });
  }
  const changed = (await listSwitchStates(trx)).find((one) => one.name === name);
  return changed ?? { name, off: null };
}

/** For admins: how the server is, failed tasks, and switches. */
export function operationsRoutes(settings: Settings): CallImplementation[] {
  const { now } = settings;
  return [
    implement(readHealth, {
      handle: async (context) => {
        needAdmin(context);
        return healthOf(runningServer(settings), now());
      },
    }),
    implement(listFailedTasks, {
      handle: async (context) => {
        needAdmin(context);
        const { tasks } = runningServer(settings);
        const [queues, failed] = await Promise.all([
          tasks.failedQueues(),
          tasks.failed(FAILED_TASKS_MAX),
        ]);
        return {
          queues,
          tasks: failed.map((task) => ({ ...task, reason: withoutPersonalData(task.reason) })),
        };
      },
    }),
    implement(retryTasks, {
      audits: 'at most once',
      handle: async (context, { body }) => {
        needAdmin(context);
        return changeTasks(settings, context, 'retry', body);
      },
    }),
    implement(dropTasks, {
      audits: 'at most once',
      handle: async (context, { body }) => {
        needAdmin(context);
        return changeTasks(settings, context, 'drop', body);
      },
    }),
    implement(listSwitches, {
      handle: async (context) => {
        needAdmin(context);
        return { data: await listSwitchStates(context.db) };
      },
    }),
    implement(changeSwitch, {
      audits: 'at most once',
      handle: async (context, { params, body }) => {
        needAdmin(context);
        return setSwitch(context, { ...params, ...body }, now());
      },
    }),
  ];
}
