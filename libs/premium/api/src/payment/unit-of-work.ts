import type { Trx } from '@upround/shared/db';
import type { SaleContext } from '@upround/shared/ports';
import type { TaskSender } from '@upround/shared/tasks';

/** Runs work in a transaction with a sender of tasks: the context of a task, or of a request outside of the calls. */
export type InTransaction = <T>(work: (trx: Trx, tasks: TaskSender) => Promise<T>) => Promise<T>;

/**
 * Runs work on payments in a transaction of its own, and its effects after the commit.
 *
 * @param now the server's clock
 */
export async function inSale<T>(
  inTransaction: InTransaction,
  now: Date,
  work: (context: SaleContext) => Promise<T>,
): Promise<T> {
  let effects: (() => void)[] = [];
  const result = await inTransaction((trx, tasks) => {
    effects = [];
    return work({ trx, tasks, now, afterCommit: (effect) => void effects.push(effect) });
  });
  for (const effect of effects) effect();
  return result;
}
