import type { TestMember } from '@upround/shared/testing-server';
import type { PremiumServer } from './premium-server.fixtures';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** Nothing is due for so long, and yet the tasks run. */
const LONGEST_STEP_MS = 7 * DAY;

/** Something that happens at a moment. */
export interface Happening {
  at: Date;
  do(): Promise<void>;
}

/** Moves a server's clock from one moment with something to do to the next. */
export interface Calendar {
  /** Runs until a moment, with all that happens by then. */
  runUntil(end: Date, happenings: readonly Happening[]): Promise<void>;
  /** Runs what is due now. */
  tick(): Promise<void>;
}

/** When the next announcement, debit, retry or end is due. */
const NEXT = `
  select min(at) as at from (
    select case
      when state = 'CANCELLED' then period_end
      when noticed_for is distinct from period_end then period_end - interval '26 hours'
      else greatest(period_end, noticed_at + interval '24 hours', try_at) end as at
    from memberships where state in ('ACTIVE', 'GRACE', 'CANCELLED')
    union all
    select period_end + interval '3 days' from memberships where state = 'GRACE'
  ) due where at > $1`;

/** @param onTick is called after each step */
export function calendarOf(server: PremiumServer, onTick: () => Promise<void>): Calendar {
  const now = () => server.clock.now();
  const isAny = async (from: string) =>
    (await server.database.query(`select 1 from ${from} limit 1`, [now()])).length > 0;

  const isWaiting = async () => (await server.tasks.backlog()).waiting > 0;

  async function tick(): Promise<void> {
    await server.runScheduled('premium.renew-memberships');
    if (await isWaiting()) await server.runTasks();
    await onTick();
    while (await isAny(`payments where state in ('CREATED', 'PENDING') and created_at <= $1`)) {
      // The bank decides after a moment, and the provider is asked a little later.
      server.clock.advance(6 * SECOND);
      await server.premium.sandbox?.advance();
      while (await isAny('payments where check_at <= $1')) {
        await server.runScheduled('premium.sweep-payments');
      }
      if (await isWaiting()) await server.runTasks();
      await onTick();
    }
  }

  return {
    tick,
    async runUntil(end, happenings) {
      const left = [...happenings].sort((one, other) => one.at.getTime() - other.at.getTime());
      while (now() < end) {
        const [row] = (await server.database.query(NEXT, [now()])) as { at: Date | null }[];
        const due = (row?.at?.getTime() ?? Infinity) + MINUTE;
        const happening = left[0]?.at.getTime() ?? Infinity;
        const next = Math.min(due, happening, now().getTime() + LONGEST_STEP_MS, end.getTime());
        server.clock.advance(Math.max(next - now().getTime(), 0));
        let isAnything = false;
        for (let [first] = left; first !== undefined && first.at <= now(); [first] = left) {
          left.shift();
          await first.do();
          isAnything = true;
        }
        if (isAnything || next < happening) await tick();
      }
    },
  };
}

/** The payer revokes their mandate in their UPI app. */
export async function revokeInApp(server: PremiumServer, { userId }: TestMember): Promise<void> {
  const rows = (await server.database.query(
    `update sandbox_mandates s set state = 'REVOKED' from mandates m
     where m.provider_mandate = s.id and m.user_id = $1 and s.state = 'ACTIVE' returning s.id`,
    [userId],
  )) as { id: string }[];
  for (const { id } of rows) {
    const status = await server.deliver({
      id: `evt_revoked_${id}`,
      type: 'mandate.revoked',
      about: 'MANDATE',
      providerMandate: id,
      state: 'REVOKED',
      payer: null,
    });
    if (status !== 200) throw new Error(`Refused with ${status}.`);
  }
}

/** Whether the payer's account is empty. */
export async function setEmpty(
  server: PremiumServer,
  { userId }: TestMember,
  isEmpty: boolean,
): Promise<void> {
  await server.database.query(
    `update sandbox_mandates s set is_empty = $2 from mandates m
     where m.provider_mandate = s.id and m.user_id = $1`,
    [userId, isEmpty],
  );
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** A moment by a clock in India, as in `2028-02-29 23:58:01`. */
export function inIndia(at: Date): string {
  const of = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second } = of;
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** The same clock so many months later: on the same day, or on the last one of a shorter month. */
export function monthsAfter(anchor: Date, months: number): string {
  const [date = '', time = ''] = inIndia(anchor).split(' ');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const dayThen = Math.min(day, last.getUTCDate());
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${last.getUTCFullYear()}-${pad(last.getUTCMonth() + 1)}-${pad(dayThen)} ${time}`;
}
