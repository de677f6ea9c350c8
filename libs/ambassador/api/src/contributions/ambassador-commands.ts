import { statement } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import type { AmbassadorSettings } from '../ambassador-settings';
import { insertInvite } from '../invites/invite.store';

interface BookRow {
  slug: string | null;
  points: number;
  lines: number;
  held: number;
  board: number;
}

const books = statement<BookRow>(
  'ambassador.check-books',
  `select p.slug, l.points, l.lines, l.held, coalesce(s.points, 0) as board
   from (select ambassador_id, coalesce(sum(points) filter (where state = 'COUNTED'), 0)::int as points,
       count(*)::int as lines, coalesce(sum(points) filter (where state = 'HELD'), 0)::int as held
     from ambassador_lines group by ambassador_id) l
     join ambassadors a on a.id = l.ambassador_id and not a.is_outdated
     left join people p on p.id = a.user_id
     left join ambassador_standings s on s.board = 'ALL' and s.ambassador_id = l.ambassador_id
   where greatest(l.points, 0) <> coalesce(s.points, 0) order by p.slug limit 100`,
);

/** Commands for operators of the programme. */
export const ambassadorCommands = ({
  now,
  publicUrl,
}: Pick<AmbassadorSettings, 'now' | 'publicUrl'>): readonly OperatorCommand[] => [
  {
    words: 'ambassadors invite',
    usage: 'ambassadors invite',
    does: 'creates an invitation with which one person is an ambassador at once',
    async run({ database }, args) {
      if (args.length > 0) throw new CommandError('This command takes no words.');
      const token = await database.db
        .transaction()
        .execute((trx) => insertInvite(trx, { createdBy: null, now: now() }));
      return `${publicUrl}${links.ambassadors({ invite: token })}`;
    },
  },
  {
    words: 'ambassadors check',
    usage: 'ambassadors check',
    does: 'compares the ledger of points with the board of all time',
    async run({ database }) {
      const rows = await books.all(database.db, {});
      if (rows.length === 0) return 'The ledger and the board agree.';
      return rows
        .map(({ slug, points, board }) => `${slug ?? 'erased'}: ledger ${points}, board ${board}`)
        .join('\n');
    },
  },
];
