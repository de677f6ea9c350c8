import type { Trx } from '@upround/shared/db';
import type { PgBoss } from 'pg-boss';
import type { TaskHandler } from './handler';
import { onTransaction } from './on-transaction';
import type { EventDefinition, SendOptions, TaskDefinition, TaskSender } from './task';

/** A sender whose queues are woken after the commit. */
export interface WakingSender extends TaskSender {
  wake(): void;
}

/** Collects the tasks of a transaction. */
export interface TaskCollector extends WakingSender {
  /**
   * Inserts the tasks with one statement a queue. It must come last: the transaction is committed along with the last
   * of these statements. A task sent later is an error.
   *
   * @param beforeCommit called before the statement that commits, or at the end where no task was sent; throws to
   *   prevent the commit
   */
  insertAll(beforeCommit?: () => void): Promise<void>;
}

/** A task as pg-boss inserts it. */
interface TaskRow {
  data: object;
  /** In seconds from now. */
  startAfter: number;
}

interface SendersOptions {
  boss: PgBoss;
  handlers: readonly TaskHandler[];
  /** Makes the worker of a queue take what is due. */
  wake: (queue: string) => void;
}

/** Makes what sends tasks on transactions. */
export function createSenders({ boss, handlers, wake }: SendersOptions) {
  const queues = new Set(handlers.map(({ task }) => task.name));
  const subscribers = new Map<string, TaskHandler[]>();
  for (const handler of handlers) {
    for (const event of handler.on ?? []) {
      subscribers.set(event.name, [...(subscribers.get(event.name) ?? []), handler]);
    }
  }

  const insert = (trx: Trx, name: string, rows: TaskRow[], commits: boolean) =>
    boss.insert(name, rows, { db: onTransaction(trx, { commits }) });

  function senderTo(put: (name: string, row: TaskRow) => Promise<unknown>): WakingSender {
    const sent = new Set<string>();
    const send = async (
      task: TaskDefinition,
      data: unknown,
      { afterSeconds = 0 }: SendOptions = {},
    ) => {
      // A task of a module that is not composed here has no queue to wait in.
      if (!queues.has(task.name)) return;
      await put(task.name, { data: task.data.parse(data) as object, startAfter: afterSeconds });
      if (afterSeconds === 0) sent.add(task.name);
    };
    return {
      send,
      publish: async (event: EventDefinition, data: unknown) => {
        for (const { task } of subscribers.get(event.name) ?? []) await send(task, data);
      },
      wake: () => {
        for (const name of sent) wake(name);
      },
    };
  }

  return {
    senderOn: (trx: Trx): WakingSender => senderTo((name, row) => insert(trx, name, [row], false)),

    collectorOn(trx: Trx): TaskCollector {
      const rowsOf = new Map<string, TaskRow[]>();
      let isEnded = false;
      const sender = senderTo((name, row) => {
        if (isEnded) return Promise.reject(new Error(`${name}: the transaction has ended.`));
        const rows = rowsOf.get(name);
        if (rows === undefined) rowsOf.set(name, [row]);
        else rows.push(row);
        return Promise.resolve();
      });
      return {
        ...sender,
        async insertAll(beforeCommit) {
          isEnded = true;
          const queues = [...rowsOf];
          const last = queues.pop();
          for (const [name, rows] of queues) await insert(trx, name, rows, false);
          beforeCommit?.();
          if (last !== undefined) await insert(trx, ...last, true);
        },
      };
    },
  };
}
