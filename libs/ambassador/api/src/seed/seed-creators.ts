import { monthOf, MS_PER_DAY } from '@upround/ambassador/model';
import { idAt, momentOf, newId, statement, type Trx } from '@upround/shared/db';
import { demoClock, seededRandom } from '@upround/shared/demo';
import type { SeedContext } from '@upround/shared/server-kit';
import type { AmbassadorsDemo } from './ambassador-demo';

/** The hour of the clock of India at which people apply. */
const APPLIED_AT = 10;
/** How long staff took to answer, in minutes. */
const ANSWERED_AFTER = 1_700;
/** How far back reads are remembered. */
const READ_DAYS = 95;

/** Takes the rows as JSON. */
const insertAll = (table: string, columns: string) =>
  statement<never, { rows: string }>(
    `creators.seed-${table}`,
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, :rows::jsonb)`,
  );

const insertCreators = insertAll(
  'creators',
  'id, user_id, state, about, reason, request_id, applied_at, decided_at',
);
const insertSteps = insertAll('creator_steps', 'id, creator, request_id, state, at');
const insertReads = insertAll(
  'creator_reads',
  'id, month, post_id, reader_id, author_id, at, has_plan',
);

const posts = statement<{ id: string; author_id: string }, { since: string }>(
  'creators.seed-posts',
  'select id, author_id from writing_view where is_post and id > :since::uuid order by id',
);

/** Who read which post, and when; most of them within days. */
async function readRows(
  trx: Trx,
  { people, now }: { people: readonly { id: string; slug: string }[]; now: Date },
): Promise<object[]> {
  const since = idAt(new Date(now.getTime() - READ_DAYS * MS_PER_DAY));
  const rows: object[] = [];
  for (const { id: postId, author_id: authorId } of await posts.all(trx, { since })) {
    const writtenAt = momentOf(postId);
    for (const { id: readerId, slug } of people) {
      const random = seededRandom(`${slug} reads ${postId}`);
      if (readerId === authorId || random.next() > 0.35) continue;
      const at = new Date(writtenAt.getTime() + random.between(0.01, 6) * MS_PER_DAY);
      if (at >= now) continue;
      rows.push({
        id: newId(),
        month: monthOf(at).id,
        post_id: postId,
        reader_id: readerId,
        author_id: authorId,
        at,
        has_plan: random.next() < 0.4,
      });
    }
  }
  return rows;
}

/** Fills the database with the creators of the demo community and reads. Months are closed at the start. */
export async function seedCreators(
  { creators }: Pick<AmbassadorsDemo, 'creators'>,
  { trx, demo, now }: Pick<SeedContext, 'trx' | 'demo' | 'now'>,
): Promise<void> {
  const clock = demoClock(now);
  const people = new Map(demo.people.map(({ slug, id }) => [slug, id]));
  const [rows, steps]: [object[], object[]] = [[], []];
  for (const { member, about, appliedDaysAgo, state } of creators) {
    const userId = people.get(member);
    if (userId === undefined) continue;
    const appliedAt = clock.at(appliedDaysAgo, APPLIED_AT);
    const decidedAt = state === 'APPROVED' ? clock.after(appliedAt, ANSWERED_AFTER) : null;
    const [id, requestId] = [idAt(appliedAt), idAt(appliedAt)];
    rows.push({
      id,
      user_id: userId,
      state,
      about,
      reason: '',
      request_id: requestId,
      applied_at: appliedAt,
      decided_at: decidedAt,
    });
    const step = { creator: id, request_id: requestId };
    steps.push({ ...step, id: idAt(appliedAt), state: 'SUBMITTED', at: appliedAt });
    if (decidedAt !== null) {
      steps.push({ ...step, id: idAt(decidedAt), state: 'APPROVED', at: decidedAt });
    }
  }
  await insertCreators.all(trx, { rows: JSON.stringify(rows) });
  await insertSteps.all(trx, { rows: JSON.stringify(steps) });
  const reads = await readRows(trx, { people: demo.people, now });
  await insertReads.all(trx, { rows: JSON.stringify(reads) });
}
