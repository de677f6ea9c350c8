import {
  listMoneyProblems,
  listStaffPayments,
  moneyErrors,
  readStaffPayment,
  refundPayment,
  solveMoneyProblem,
  type MoneyState,
  type StaffPayment,
} from '@upround/moderation/contract';
import { coreErrors } from '@upround/shared/contract-core';
import type { Database } from '@upround/shared/db';
import type { RefundVerdict, StaffPayment as Found } from '@upround/shared/ports';
import {
  AppError,
  cutPage,
  implement,
  limitOf,
  type CallImplementation,
  type IdPosition,
  type WriteContext,
} from '@upround/shared/server-kit';
import { needAdmin } from '../access';
import type { ModerationSettings } from '../moderation-settings';

type Settings = Pick<ModerationSettings, 'now' | 'people' | 'payments'>;

/** Payments with the members who made them. */
async function withPeople<Row extends Found>({ people }: Settings, db: Database, rows: Row[]) {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  const members = ids.length === 0 ? [] : await people.of(db, ids);
  const known = new Map(members.map(({ person }) => [person.id, person]));
  return rows.map(({ userId, createdAt, endedAt, ...row }) => ({
    ...row,
    person: known.get(userId) ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}

/** What a search asks for: one payment, those of a member, or all. @returns null where nothing can match */
async function readSearch({ people, payments }: Settings, db: Database, text: string) {
  if (text === '') return {};
  const id = await payments.findByNumber(
    db,
    text.toUpperCase().startsWith('UP') ? text.toUpperCase() : text,
  );
  if (id !== null) return { id };
  const member = await people.bySlug(db, text.replace(/^@/, '').toLowerCase());
  return member === null ? null : { userId: member.person.id };
}

const refusals = {
  RETURNED: moneyErrors.PAYMENT_RETURNED,
  NOT_PAID: moneyErrors.PAYMENT_NOT_PAID,
  LATE: moneyErrors.REFUND_LATE,
  BLOCKED: moneyErrors.REFUND_BLOCKED,
} as const satisfies Record<Exclude<RefundVerdict['outcome'], 'POSSIBLE'>, unknown>;

/** What premium needs of a write. */
const saleContext = ({ trx, tasks, afterCommit }: WriteContext, now: Date) => ({
  trx,
  tasks,
  now,
  afterCommit,
});

const readRoutes = (settings: Settings): CallImplementation[] => [
  implement(listStaffPayments, {
    handle: async (context, { query }) => {
      needAdmin(context);
      const { cursors, db } = context;
      const search = await readSearch(settings, db, query.query ?? '');
      const state: MoneyState | undefined = query.state;
      const rows =
        search === null
          ? []
          : await settings.payments.list(db, {
              ...search,
              state,
              before: cursors.read<IdPosition>(query.cursor)?.i ?? null,
              limit: limitOf(query) + 1,
            });
      const page = cutPage(
        rows,
        query,
        cursors,
        ({ id }) => ({ i: id }),
        (row) => row,
      );
      const data: StaffPayment[] = await withPeople(settings, db, page.data);
      return { data, nextSegment: page.nextSegment };
    },
  }),

  implement(readStaffPayment, {
    handle: async (context, { params: { id } }) => {
      needAdmin(context);
      const found = await settings.payments.read(context.db, id);
      if (found === null) throw new AppError(coreErrors.NOT_FOUND);
      const { refund } = found;
      const [payment] = await withPeople(settings, context.db, [found]);
      if (payment === undefined) throw new AppError(coreErrors.NOT_FOUND);
      return { ...payment, refund: refund && { ...refund, at: refund.at.toISOString() } };
    },
  }),

  implement(listMoneyProblems, {
    handle: async (context) => {
      needAdmin(context);
      const problems = await settings.payments.listUnsolved(context.db);
      return { data: problems.map(({ at, ...problem }) => ({ ...problem, at: at.toISOString() })) };
    },
  }),
];

const writeRoutes = (settings: Settings): CallImplementation[] => [
  implement(refundPayment, {
    audits: 'once',
    handle: async (context, { params: { id }, body: { reason, isLate = false } }) => {
      needAdmin(context);
      const sale = saleContext(context, settings.now());
      const verdict = await settings.payments.refund(sale, id, isLate);
      if (verdict === null) throw new AppError(coreErrors.NOT_FOUND);
      if (verdict.outcome !== 'POSSIBLE') throw new AppError(refusals[verdict.outcome]);
      await context.audit({
        action: 'payment.refund',
        referenceType: 'PLAN',
        referenceId: id,
        details: { reason, ...(isLate && { isLate }) },
      });
      return { isRefunded: true };
    },
  }),

  implement(solveMoneyProblem, {
    audits: 'once',
    handle: async (context, { body: { id, reason } }) => {
      needAdmin(context);
      const isSolved = await settings.payments.solve(saleContext(context, settings.now()), id);
      if (!isSolved) throw new AppError(moneyErrors.PROBLEM_SOLVED);
      await context.audit({
        action: 'payment.solve',
        referenceType: 'PLAN',
        referenceId: id,
        details: { reason },
      });
      return { isSolved };
    },
  }),
];

/** For admins: payments, refunds, and where our records and the payment provider's don't match. */
export const moneyRoutes = (settings: Settings): CallImplementation[] => [
  ...readRoutes(settings),
  ...writeRoutes(settings),
];
