import { prepared } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import type { Db } from 'pg-boss';

const names = new Map<string, string>();

/** The text of an insert is the same for a queue every time. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `tasks.insert-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * Lets pg-boss write on a transaction, by prepared statements: planning its long insert costs more than running it.
 * Only for texts that are made from a queue's name alone.
 *
 * @param options `commits`: the statement is the last of the transaction
 */
export function onTransaction(trx: Trx, { commits }: { commits: boolean }): Db {
  return {
    async executeSql(text, values) {
      const insert = prepared(nameOf(text), text, values ?? [], { commits });
      const { rows } = await trx.executeQuery(insert);
      return { rows: [...rows] };
    },
  };
}
