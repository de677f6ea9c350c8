import { isId, statement } from '@upround/shared/db';
import { CommandError, type OperatorCommand, type OperatorParts } from '@upround/shared/ports';
import { AppError, auditOperator } from '@upround/shared/server-kit';
import type { TaskContext } from '@upround/shared/tasks';
import { actOnBooking } from '../booking/act-on-booking';
import { lockBooking } from '../booking/booking.store';
import { inBooking } from '../booking/due-bookings';
import { readNextSlots } from '../hours/next-slot.task';
import type { MentorSettings } from '../mentor-settings';

/** Sessions and mentors that are listed one by one. */
const LISTED = 100;
/** The most characters of a reason. */
const REASON_MAX = 500;

const transactionsOf =
  ({ database, tasks }: OperatorParts): TaskContext['inTransaction'] =>
  async (work) => {
    let wake = () => undefined as void;
    const result = await database.db.transaction().execute((trx) => {
      const sender = tasks.senderOn(trx);
      wake = () => sender.wake();
      return work(trx, sender);
    });
    wake();
    return result;
  };

const OVERTURN_USAGE = 'mentors overturn SESSION REASON';

const overturn = (settings: MentorSettings): OperatorCommand => ({
  words: 'mentors overturn',
  usage: OVERTURN_USAGE,
  does: 'corrects a wrong no-show: the session took place, and what was returned stays returned',
  async run(parts, [id = '', ...words]) {
    const reason = words.join(' ').trim().slice(0, REASON_MAX);
    if (!isId(id) || reason === '') throw new CommandError(`Usage: ${OVERTURN_USAGE}`);
    const inTransaction = transactionsOf(parts);
    await inBooking({ inTransaction }, settings.now(), async (sale) => {
      const booking = await lockBooking(settings, sale.trx, id);
      if (booking === undefined) throw new CommandError(`There’s no session ${id}.`);
      const act = { action: 'OVERTURN_NO_SHOW', by: 'STAFF', actorId: null } as const;
      await actOnBooking(settings, sale, booking, act).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        throw new CommandError(`Session ${id} is ${booking.state}, not NO_SHOW.`);
      });
      await auditOperator(sale.trx, {
        action: 'mentor.overturn-no-show',
        referenceType: 'MENTOR',
        referenceId: booking.mentor_id,
        details: { session: id, absent: booking.absent, refunded: booking.refunded, reason },
      });
    });
    return `Session ${id} took place. Both sides can review it for 14 days after its end.`;
  },
});

/** What tasks should have done ten minutes ago, or an hour ago for free times. */
const stuckRows = statement<{ what: string; id: string; since: Date }, { now: Date }>(
  'mentor.stuck',
  `(select b.state as what, b.id::text as id, b.hold_until as since from mentor_bookings b
      where b.state = 'REQUESTED' and b.hold_until < :now::timestamptz - interval '10 minutes'
      order by b.hold_until limit ${LISTED})
   union all
   (select b.state, b.id::text, b.ends_at from mentor_bookings b
      where b.state in ('CONFIRMED', 'RESCHEDULED') and b.ends_at < :now::timestamptz - interval '10 minutes'
      order by b.ends_at limit ${LISTED})
   union all
   (select 'FREE TIMES', m.slug, coalesce(m.next_slot_read_at, m.listed_at) from mentors m
      where m.is_listed and coalesce(m.next_slot_read_at, m.listed_at) < :now::timestamptz - interval '7 hours'
      order by 3 limit ${LISTED})`,
);

const stuck = (settings: MentorSettings): OperatorCommand => ({
  words: 'mentors stuck',
  usage: 'mentors stuck',
  does: 'lists sessions that should have ended by themselves, and mentors whose free times are old',
  async run({ database }) {
    const rows = await stuckRows.all(database.db, { now: settings.now() });
    if (rows.length === 0) return 'Nothing is stuck.';
    return rows.map(({ what, id, since }) => [since.toISOString(), what, id].join('  ')).join('\n');
  },
});

const reread = statement<{ id: string }, { slug: string | null }>(
  'mentor.read-free-times-again',
  `update mentors set next_slot_read_at = null
   where is_listed and (:slug::text is null or slug = :slug) returning id`,
);

/** Not in the audit log: what is stored is what anyone can compute. */
const freeTimes: OperatorCommand = {
  words: 'mentors free-times',
  usage: 'mentors free-times [SLUG]',
  does: 'finds the next free time of a mentor again, or of all of them',
  async run(parts, [slug = null]) {
    const count = await transactionsOf(parts)(async (trx, tasks) => {
      const rows = await reread.all(trx, { slug });
      if (rows.length > 0) await tasks.send(readNextSlots, {});
      return rows.length;
    });
    if (count === 0 && slug !== null) throw new CommandError(`No mentor “${slug}” is listed.`);
    return `The free times of ${count} ${count === 1 ? 'mentor' : 'mentors'} will be read again.`;
  },
};

/** What an operator does with mentors and their sessions. */
export const mentorsCommands = (settings: MentorSettings): readonly OperatorCommand[] => [
  overturn(settings),
  stuck(settings),
  freeTimes,
];
