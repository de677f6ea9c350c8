import type { TestMember } from '@upround/shared/testing-server';
import { handleTask } from '@upround/shared/tasks';
import { debitAnnounced } from '../membership/membership.definitions';
import { startPremiumServer, type PremiumServer } from './premium-server.fixtures';
import {
  calendarOf,
  inIndia,
  monthsAfter,
  revokeInApp,
  setEmpty,
  type Calendar,
  type Happening,
} from './two-years.fixtures';

const full = process.env['HEAVY'] === 'full';
const MEMBERSHIPS = full ? 1_000 : 20;
const DAY = 86_400_000;
const TEST_MS = full ? 3_000_000 : 300_000;

/** The normal run takes each second one. Both sides of a year's end, of shorter months and of the Indian financial year's end. */
const starts = [
  '2027-12-30T12:00:00+05:30',
  '2027-12-31T23:55:00+05:30',
  '2028-01-01T00:05:00+05:30',
  '2028-01-31T09:00:00+05:30',
  '2028-02-28T18:00:00+05:30',
  '2028-02-29T04:00:00+05:30',
  '2028-04-01T00:05:00+05:30',
  '2028-03-31T23:50:00+05:30',
]
  .filter((_, at) => full || at % 2 === 1)
  .map((text) => new Date(text));
/** An hour after the last renewal of those who started at noon, so that it's paid. */
const END = new Date('2030-04-30T13:00:00+05:30');

const kinds = [
  'monthly',
  'yearly',
  'paused for long',
  'paused and resumed within a period',
  'without money',
  'without money for a day',
  'revoked in the app',
  'cancelled',
  'upgraded',
  'downgraded',
  'made yearly',
] as const;
type Kind = (typeof kinds)[number];

interface Subscriber {
  kind: Kind;
  start: Date;
  member: TestMember;
}

interface Notice {
  membershipId: string;
  amount: number;
  heardAt: Date;
}

let server: PremiumServer;
let calendar: Calendar;
const notices: Notice[] = [];

const rows = async <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  (await server.database.query(text, values)) as Row[];

/** Who has access without having paid, and who has paid and has none. */
const ACCESS = `
  with valid as (
    select e.membership_id from entitlements e where e.since <= $1 and (e.until is null or e.until > $1)
  ), covered as (
    select m.id, p.ends_at > $1 as is_paid from memberships m join membership_periods p on p.membership_id = m.id
    where p.paid_at is not null and p.starts_at <= $1
      and p.ends_at + case when m.state in ('ACTIVE', 'GRACE') then interval '3 days' else interval '0' end > $1
  )
  select 'unpaid' as what, membership_id as id from valid where membership_id not in (select id from covered)
  union all
  select 'locked out', c.id from covered c join memberships m on m.id = c.id
  where m.state <> 'ENDED' and c.id not in (select membership_id from valid)`;

async function checkAccess(): Promise<void> {
  const at = server.clock.now();
  expect([at, await rows(ACCESS, at)]).toEqual([at, []]);
}

beforeAll(async () => {
  server = await startPremiumServer({
    tasks: [
      handleTask(
        { name: 'test.hear-notices', data: debitAnnounced.data },
        async (_context, { membershipId, amount }) => {
          notices.push({ membershipId, amount, heardAt: server.clock.now() });
        },
        [debitAnnounced],
      ),
    ],
  });
  calendar = calendarOf(server, checkAccess);
});
afterAll(() => server?.close());

async function begin({ kind, member }: Subscriber): Promise<void> {
  const planId = kind === 'downgraded' ? 'premium_plus' : 'premium';
  const period = kind === 'yearly' ? 'YEAR' : 'MONTH';
  await server.buy(
    member,
    { planId, period },
    kind === 'without money' ? 'nofunds@upi' : 'success@upi',
  );
}

/** What happens in the course of a kind, in days after its start. */
function courseOf({ kind, member, start }: Subscriber): readonly [number, () => Promise<void>][] {
  const change = async (body: Parameters<PremiumServer['change']>[2]) => {
    const { id = '' } = (await server.membershipOf(member)) ?? {};
    expect((await server.change(member, id, body)).status).toBe(200);
  };
  switch (kind) {
    case 'paused for long':
      return [
        [70, () => change({ state: 'PAUSED' })],
        [147, () => change({ state: 'ACTIVE' })],
      ];
    case 'paused and resumed within a period':
      return [
        [40, () => change({ state: 'PAUSED' })],
        [45, () => change({ state: 'ACTIVE' })],
      ];
    case 'without money for a day': {
      const renewal = new Date(`${monthsAfter(start, 3).replace(' ', 'T')}+05:30`);
      const days = (renewal.getTime() - start.getTime()) / DAY;
      return [
        [days - 10, () => setEmpty(server, member, true)],
        [days + 0.9, () => setEmpty(server, member, false)],
      ];
    }
    case 'revoked in the app':
      return [[100, () => revokeInApp(server, member)]];
    case 'cancelled':
      return [[130, () => change({ state: 'CANCELLED' })]];
    case 'upgraded':
      return [
        [
          75,
          async () => {
            await server.buy(member, { planId: 'premium_plus' }, 'success@upi');
          },
        ],
      ];
    case 'downgraded':
      return [[50, () => change({ planId: 'premium', period: 'MONTH' })]];
    case 'made yearly':
      return [[50, () => change({ planId: 'premium', period: 'YEAR' })]];
    default:
      return [];
  }
}

interface Period {
  user_id: string;
  membership_id: string;
  state: string;
  tier: number;
  period: 'MONTH' | 'YEAR';
  starts_at: Date;
  ends_at: Date;
}

const paidPeriods = () =>
  rows<Period>(
    `select m.user_id, p.membership_id, m.state, p.tier, p.period, p.starts_at, p.ends_at
     from membership_periods p join memberships m on m.id = p.membership_id
     where p.paid_at is not null order by p.membership_id, p.starts_at`,
  );

/** Periods follow each other on the anchor's day by the calendar in India. */
function checkPeriods(periods: readonly Period[], kindOf: ReadonlyMap<string, Kind>): void {
  let before: Period | undefined;
  let anchor = new Date(0);
  let months = 0;
  for (const one of periods) {
    const former = before?.membership_id === one.membership_id ? before : undefined;
    const kind = kindOf.get(one.user_id);
    const follows = former?.ends_at.getTime() === one.starts_at.getTime();
    if (former !== undefined && kind !== 'paused for long') {
      expect([kind, former, one, follows]).toEqual([kind, former, one, true]);
    }
    expect(one.starts_at.getTime()).toBeGreaterThanOrEqual(former?.ends_at.getTime() ?? 0);
    if (!follows || former?.period !== one.period) [anchor, months] = [one.starts_at, 0];
    months += one.period === 'MONTH' ? 1 : 12;
    expect([kind, inIndia(anchor), inIndia(one.ends_at)]).toEqual([
      kind,
      inIndia(anchor),
      monthsAfter(anchor, months),
    ]);
    before = one;
  }
}

describe(`spec 3: two years of ${MEMBERSHIPS} memberships`, () => {
  const subscribers: Subscriber[] = [];
  const kindOf = new Map<string, Kind>();

  it(
    'run on a moved clock',
    async () => {
      for (let at = 0; at < MEMBERSHIPS; at += 1) {
        const kind = kinds[at % kinds.length] ?? 'monthly';
        const start = starts[Math.floor(at / kinds.length + at) % starts.length] ?? END;
        const member = await server.signUpAs(`subscriber-${at}`);
        subscribers.push({ kind, start, member });
        kindOf.set(member.userId, kind);
      }
      const happenings = subscribers.flatMap((subscriber): Happening[] => [
        { at: subscriber.start, do: () => begin(subscriber) },
        ...courseOf(subscriber).map(([days, work]) => ({
          at: new Date(subscriber.start.getTime() + days * DAY),
          do: work,
        })),
      ]);
      const first = Math.min(...starts.map((start) => start.getTime()));
      server.clock.advance(first - DAY - server.clock.now().getTime());
      await calendar.runUntil(END, happenings);
    },
    TEST_MS,
  );

  it('each period is charged once, in full', async () => {
    const wrong = await rows(
      `select p.id from membership_periods p
       left join orders o on o.kind = 'PLAN' and o.reference_id = p.id
       left join payments y on y.order_id = o.id and y.state = 'SUCCESS'
       where p.paid_at is not null
       group by p.id, p.amount
       having count(distinct o.id) <> 1 or count(y.id) <> 1 or min(y.amount) <> p.amount`,
    );
    expect(wrong).toEqual([]);
    // Nothing was taken for anything else, at our side or the bank's.
    const [taken] = await rows<Record<string, number>>(
      `select (select count(*)::int from membership_periods where paid_at is not null) as periods,
         (select count(*)::int from payments where state = 'SUCCESS') as payments,
         (select count(*)::int from sandbox_payments where state = 'APPROVED') as approved,
         (select count(*)::int from payments where state in ('CREATED', 'PENDING')) as open,
         (select count(*)::int from refunds) as refunds`,
    );
    const periods = taken?.['periods'] ?? 0;
    expect(taken).toEqual({ periods, payments: periods, approved: periods, open: 0, refunds: 0 });
    expect(periods).toBeGreaterThan(MEMBERSHIPS * 9);
  });

  it('periods follow each other on the day of the start, by the calendar in India', async () => {
    checkPeriods(await paidPeriods(), kindOf);
  });

  it('each kind ends as it should', async () => {
    const periods = await paidPeriods();
    for (const { kind, member } of subscribers) {
      const own = periods.filter(({ user_id }) => user_id === member.userId);
      const last = own.at(-1);
      const ends: Partial<Record<Kind, number>> = {
        'without money': 1,
        'revoked in the app': 4,
        cancelled: 5,
      };
      const count = ends[kind];
      if (count !== undefined) {
        expect([kind, own.length, last?.state]).toEqual([kind, count, 'ENDED']);
        continue;
      }
      expect([kind, last?.state]).toEqual([kind, 'ACTIVE']);
      expect([kind, (last?.ends_at ?? new Date(0)) > server.clock.now()]).toEqual([kind, true]);
      const tiers = [...new Set(own.map(({ tier }) => tier))];
      const expected = { upgraded: [1, 2], downgraded: [2, 1] }[kind as string] ?? [1];
      expect([kind, tiers]).toEqual([kind, expected]);
    }
    const late = subscribers.filter(({ kind }) => kind === 'without money for a day');
    const failed = await rows<{ user_id: string }>(
      `select user_id from payments where state = 'FAILED'`,
    );
    for (const { member } of late) {
      expect(failed.filter(({ user_id }) => user_id === member.userId)).toHaveLength(1);
    }
  });

  it('each debit was announced at least 24 hours before, with its amount', async () => {
    const debits = await rows<{ membership_id: string; amount: number; created_at: Date }>(
      `select p.membership_id, y.amount, y.created_at from payments y
       join orders o on o.id = y.order_id join membership_periods p on p.id = o.reference_id
       where y.is_debit`,
    );
    expect(debits.length).toBeGreaterThan(MEMBERSHIPS * 8);
    for (const { membership_id: id, amount, created_at: at } of debits) {
      const announced = notices.filter(
        ({ membershipId, heardAt, amount: said }) =>
          membershipId === id &&
          said === amount &&
          at.getTime() - heardAt.getTime() >= DAY &&
          at.getTime() - heardAt.getTime() < 6 * DAY,
      );
      expect([id, at, announced.length]).toEqual([id, at, 1]);
    }
  });

  it('each number of an invoice is used once, in its financial year, without gaps', async () => {
    const years = await rows<{
      series: string;
      year: string;
      n: number;
      first: number;
      last: number;
    }>(
      `select left(number, 8) as series, to_char((issued_at at time zone 'Asia/Kolkata') - interval '3 months', 'YY') as year,
         count(distinct number)::int as n, min(right(number, 6)::int) as first, max(right(number, 6)::int) as last
       from invoices group by 1, 2 order by 1`,
    );
    expect(years.map(({ series }) => series)).toEqual([
      'UP/27-28',
      'UP/28-29',
      'UP/29-30',
      'UP/30-31',
    ]);
    for (const { series, year, n, first, last } of years) {
      expect([series, first, last]).toEqual([`UP/${year}-${Number(year) + 1}`, 1, n]);
    }
    const unordered = await rows(
      `select number from (select number, issued_at, lag(issued_at) over (partition by left(number, 8) order by number) as before
         from invoices) numbered where before > issued_at`,
    );
    expect(unordered).toEqual([]);
  });

  it('the ledger sums to zero, and owes customers nothing', async () => {
    expect(
      await rows('select 1 from ledger_entries group by transaction_id having sum(amount) <> 0'),
    ).toEqual([]);
    const { CUSTOMER, PROVIDER = 0, REVENUE = 0, TAX = 0 } = await server.ledger();
    expect([CUSTOMER, PROVIDER + REVENUE + TAX]).toEqual([0, 0]);
    const [paid] = await rows('select sum(amount)::int as amount from invoices');
    expect(paid).toEqual({ amount: PROVIDER });
  });
});
