import { jobLimits } from '@upround/jobs/contract';
import type { CloseReason } from '@upround/jobs/contract';
import { idAt, isId, newId, statement } from '@upround/shared/db';
import type { Trx } from '@upround/shared/db';
import { DAY_MS } from '../jobs-time';
import { fieldNames, fieldParameters, fieldValues } from './job-fields';
import type { FieldValues, JobFields } from './job-fields';
import { jobSlug } from './job-slug';
import { announcePublishing } from './publishing.store';

/** A job about to be written, as a draft. */
export interface NewJob {
  creatorId: string;
  fields: JobFields;
  /** The closed job that it is made from. */
  repostOf?: string;
  createdAt: Date;
}

/** How often a slug is drawn again when it is taken. */
const SLUG_TRIES = 3;

type Draft = FieldValues & {
  id: string;
  slug: string;
  creator: string;
  repostOf: string | null;
  at: Date;
};

const insertDraft = statement<{ id: string }, Draft>(
  'jobs.insert-draft',
  `insert into jobs (id, slug, creator_id, repost_of, created_at, active_at, state, ${fieldNames})
   values (:id::uuid, :slug, :creator::uuid, :repostOf::uuid, :at::timestamptz, :at::timestamptz, 'DRAFT',
     ${fieldParameters})
   on conflict (slug) do nothing returning id`,
);

/**
 * Writes a draft.
 *
 * @returns its id
 * @throws Error when no free slug was found
 */
export async function writeDraft(trx: Trx, job: NewJob): Promise<string> {
  const { title, company } = job.fields;
  for (let tries = 0; tries < SLUG_TRIES; tries += 1) {
    const written = await insertDraft.first(trx, {
      id: newId(),
      slug: jobSlug(title, company),
      creator: job.creatorId,
      repostOf: job.repostOf ?? null,
      at: job.createdAt,
      ...fieldValues(job.fields),
    });
    if (written !== undefined) return written.id;
  }
  throw new Error('No free slug was found for a job.');
}

/** Lets a person open one job at a time, so that two calls at once don't both take the last place. */
const lockCreator = statement<never, { creator: string }>(
  'jobs.lock-creator',
  `select pg_advisory_xact_lock(hashtextextended('jobs.open:' || :creator::text, 0))`,
);
const countOpen = statement<{ open: number }, { creator: string }>(
  'jobs.count-open',
  `select count(*)::int as open from jobs where creator_id = :creator::uuid and state = 'OPEN'`,
);

/** Whether a person may open one more job; locks their openings until the transaction ends. */
export async function mayOpen(trx: Trx, creatorId: string): Promise<boolean> {
  await lockCreator.all(trx, { creator: creatorId });
  const counted = await countOpen.first(trx, { creator: creatorId });
  return counted !== undefined && counted.open < jobLimits.openJobs;
}

const openDraft = statement<never, { id: string; listing: string; now: Date; closesAt: Date }>(
  'jobs.open-draft',
  `update jobs set state = 'OPEN', company_id = company_of(company), listing_id = :listing, published_at = :now, active_at = :now, closes_at = :closesAt
   where id = :id::uuid and state = 'DRAFT'`,
);

/** Puts a draft on the board. */
export async function openJob(trx: Trx, id: string, now: Date): Promise<void> {
  const closesAt = new Date(now.getTime() + jobLimits.openDays * DAY_MS);
  await announcePublishing(trx, now);
  await openDraft.all(trx, { id, listing: idAt(now), now, closesAt });
}

const lock = (name: string, where: string) =>
  statement<never, { key: string }>(name, `select id from jobs where ${where} for no key update`);
const lockById = lock('jobs.lock-by-id', 'id = :key::uuid');
const lockBySlug = lock('jobs.lock-by-slug', 'slug = :key');

/** Locks a job until the transaction ends: no other transaction edits or closes it, or applies to it. */
export async function lockJob(trx: Trx, key: string): Promise<void> {
  await (isId(key) ? lockById : lockBySlug).all(trx, { key });
}

/** Writes only if something differs; a draft is not marked as edited. */
const change = statement<never, FieldValues & { id: string; now: Date }>(
  'jobs.change',
  `update jobs set (${fieldNames}) = row(${fieldParameters}), active_at = :now::timestamptz,
     company_id = case when state = 'OPEN' then company_of(:company::text) else company_id end,
     edited_at = case when state = 'OPEN' then :now::timestamptz else edited_at end
   where id = :id::uuid and state <> 'CLOSED' and (${fieldNames}) is distinct from (${fieldParameters})`,
);

/** Replaces what a job says. */
export async function changeFields(
  trx: Trx,
  id: string,
  fields: JobFields,
  now: Date,
): Promise<void> {
  await change.all(trx, { id, now, ...fieldValues(fields) });
}

const close = statement<{ id: string }, { id: string; reason: CloseReason; now: Date }>(
  'jobs.close',
  `update jobs set state = 'CLOSED', close_reason = :reason::text,
     closed_at = case when close_reason is distinct from 'PAUSED' then coalesce(closed_at, :now::timestamptz)
       else :now::timestamptz end
   where id = :id::uuid and (state = 'OPEN' or close_reason = 'PAUSED')
   returning id`,
);

/** Takes an open or paused job off the board. */
export async function closeJob(
  trx: Trx,
  id: string,
  reason: CloseReason,
  now: Date,
): Promise<void> {
  await close.all(trx, { id, reason, now });
}

/** The pause doesn't count towards the time that the job is open. */
const resume = statement<never, { id: string; now: Date }>(
  'jobs.resume',
  `update jobs set state = 'OPEN', close_reason = null, closed_at = null, confirmed_at = :now::timestamptz,
     active_at = :now::timestamptz, closes_at = closes_at + (:now::timestamptz - closed_at)
   where id = :id::uuid and state = 'CLOSED' and close_reason = 'PAUSED'`,
);

/** Puts a paused job back on the board, where it was: no alert names it again. */
export async function resumeJob(trx: Trx, id: string, now: Date): Promise<void> {
  await resume.all(trx, { id, now });
}

const confirm = statement<never, { id: string; now: Date }>(
  'jobs.confirm',
  `update jobs set confirmed_at = :now, active_at = :now where id = :id::uuid and state = 'OPEN'`,
);

/** Notes that an open job is still open. */
export async function confirmOpen(trx: Trx, id: string, now: Date): Promise<void> {
  await confirm.all(trx, { id, now });
}

const remove = statement<never, { id: string }>(
  'jobs.delete-draft',
  `delete from jobs where id = :id::uuid and state = 'DRAFT'`,
);

/** Deletes a draft. */
export async function deleteDraft(trx: Trx, id: string): Promise<void> {
  await remove.all(trx, { id });
}
