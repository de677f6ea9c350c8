import { inBatches, type ExportSource } from '@upround/shared/ports';
import { tablesOf } from '../account-tables';

const account: ExportSource = {
  name: 'account',
  tables: ['accounts'],
  async *rows(db, userId) {
    const row = await tablesOf(db)
      .selectFrom('accounts')
      .select(['email', 'staff_roles', 'created_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return;
    const { email, staff_roles: staffRoles } = row;
    yield { values: { email, staffRoles, createdAt: row.created_at.toISOString() } };
  },
};

const sessions: ExportSource = {
  name: 'sessions',
  tables: ['sessions'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) => {
      const query = tablesOf(db)
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id')
        .limit(limit);
      return (after === null ? query : query.where('id', '>', after)).execute();
    });
    for await (const row of rows) {
      yield {
        values: {
          device: row.device,
          createdAt: row.created_at.toISOString(),
          lastSeenAt: row.last_seen_at.toISOString(),
          endedAt: row.ended_at?.toISOString() ?? null,
        },
      };
    }
  },
};

const emailChanges: ExportSource = {
  name: 'email-changes',
  tables: ['one_time_codes'],
  async *rows(db, userId) {
    const rows = inBatches((after, limit) =>
      tablesOf(db)
        .selectFrom('one_time_codes')
        .select(['id', 'email', 'former_email', 'expires_at', 'used_at'])
        .where('user_id', '=', userId)
        .$if(after !== null, (query) => query.where('id', '>', after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    );
    for await (const row of rows) {
      yield {
        values: {
          newEmail: row.email,
          formerEmail: row.former_email,
          codeGoodUntil: row.expires_at.toISOString(),
          closedAt: row.used_at?.toISOString() ?? null,
        },
      };
    }
  },
};

/** What account holds of a person, but for what opens the account. */
export const accountExports: readonly ExportSource[] = [account, emailChanges, sessions];
