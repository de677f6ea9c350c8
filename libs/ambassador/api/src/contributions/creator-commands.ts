import { statement } from '@upround/shared/db';
import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { moneyOf } from '../creators/money-text';

interface MonthRow {
  month: string;
  net_revenue: number;
  pool: number;
  reads: number;
  unshared: number;
  paid: number;
  due: number;
  due_count: number;
  without_vpa: number;
}

/** Ten years. */
const MONTHS = 120;

const months = statement<MonthRow, { limit: number }>(
  'creators.months-of-operators',
  `select m.month, m.net_revenue::float8 as net_revenue, m.pool::float8 as pool, m.reads, m.unshared::float8 as unshared,
     coalesce(sum(s.paid) filter (where s.payout = 'PAID'), 0)::float8 as paid,
     coalesce(sum(s.paid) filter (where s.payout = 'DUE' and c.user_id is not null), 0)::float8 as due,
     (count(*) filter (where s.payout = 'DUE' and c.user_id is not null))::int as due_count,
     (count(*) filter (where s.payout = 'DUE' and c.user_id is not null and c.payout_vpa is null))::int as without_vpa
   from creator_months m left join creator_shares s on s.month = m.month left join creators c on c.id = s.creator
   group by m.month order by m.month desc limit :limit`,
);

function lineOf(row: MonthRow): string {
  const missing = row.without_vpa === 0 ? '' : `, ${row.without_vpa} without a UPI ID`;
  const due =
    row.due_count === 0 ? 'nothing due' : `${moneyOf(row.due)} due (${row.due_count}${missing})`;
  const unshared = row.unshared === 0 ? '' : `, ${moneyOf(row.unshared)} unshared`;
  const pool = `pool ${moneyOf(row.pool)} of ${moneyOf(row.net_revenue)}`;
  return `${row.month}: ${pool}, ${row.reads} ${row.reads === 1 ? 'read' : 'reads'}${unshared}, ${moneyOf(row.paid)} paid, ${due}`;
}

/** Commands for operators of the creator programme. */
export const creatorCommands: readonly OperatorCommand[] = [
  {
    words: 'creators statements',
    usage: 'creators statements',
    does: 'lists the closed months of the creator programme, with what is still due',
    async run({ database }, args) {
      if (args.length > 0) throw new CommandError('This command takes no words.');
      const rows = await months.all(database.db, { limit: MONTHS });
      if (rows.length === 0) return 'No month is closed yet.';
      return rows.map(lineOf).join('\n');
    },
  },
];
