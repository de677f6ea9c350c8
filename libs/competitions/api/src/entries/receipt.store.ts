import { createHash } from 'node:crypto';
import type { CheckedReceipt, EntryAnswers } from '@upround/competitions/contract';
import { canonicalJson } from '@upround/competitions/model';
import { isId, newId, statement, type Database, type Trx } from '@upround/shared/db';
import { listedEntry } from '../competition/competition.columns';
import { entryText } from './entry-text';

const insert = statement<
  never,
  {
    id: string;
    entryId: string;
    title: string;
    tagline: string;
    content: string;
    sha256: string;
    revision: number;
    now: Date;
  }
>(
  'competitions.submit-entry',
  `with receipt as (
     insert into competition_receipts (id, entry_id, title, tagline, content, sha256, submitted_at)
     values (:id::uuid, :entryId::uuid, :title, :tagline, :content, :sha256, :now::timestamptz))
   update competition_entries set state = 'SUBMITTED', receipt_id = :id::uuid, submitted_at = :now::timestamptz,
     submitted_revision = :revision
   where id = :entryId::uuid`,
);

/** What is submitted. */
export interface Submission {
  competition: string;
  entryId: string;
  title: string;
  tagline: string;
  answers: EntryAnswers;
  revision: number;
  now: Date;
}

/**
 * The text that a receipt's SHA-256 is of: canonical JSON, so that anyone can write it again and get the same hash.
 *
 * @param submission its moment is part of the text
 */
export const receiptText = (submission: Submission): string =>
  canonicalJson({
    competition: submission.competition,
    entry: submission.entryId,
    title: submission.title,
    tagline: submission.tagline,
    answers: submission.answers,
    submittedAt: submission.now.toISOString(),
  });

/** All text of a submission. @param content as `receiptText` wrote it */
export const submittedText = (content: string): string =>
  entryText(JSON.parse(content) as Pick<Submission, 'title' | 'tagline' | 'answers'>);

/** Submits a locked entry as it is saved. */
export async function submitEntry(trx: Trx, submission: Submission): Promise<void> {
  const { entryId, title, tagline, revision, now } = submission;
  const content = receiptText(submission);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const id = newId();
  await insert.all(trx, { id, entryId, title, tagline, content, sha256, revision, now });
}

interface ReceiptRow {
  id: string;
  sha256: string;
  submitted_at: Date;
  is_newest: boolean;
  is_withdrawn: boolean;
  has_certificate: boolean;
  content: string | null;
}

const check = statement<ReceiptRow, { id: string; competitionId: string; viewer: string | null }>(
  'competitions.check-receipt',
  `select r.id, r.sha256, r.submitted_at, e.receipt_id = r.id as is_newest, e.state = 'WITHDRAWN' as is_withdrawn,
     e.receipt_id = r.id and ${listedEntry} and exists (select from competition_results x
       join competitions c on c.id = x.competition_id
       where x.entry_id = e.id and c.published_at is not null) as has_certificate,
     case when e.owner_id = :viewer::uuid or exists (select from competition_members m
       where m.entry_id = e.id and m.user_id = :viewer::uuid) then r.content end as content
   from competition_receipts r join competition_entries e on e.id = r.entry_id
   where r.id = :id::uuid and e.competition_id = :competitionId::uuid`,
);

/** A receipt of a competition by its code; the text for the team alone. */
export async function checkReceipt(
  db: Database,
  { code, ...of }: { code: string; competitionId: string; viewer: string | null },
): Promise<CheckedReceipt | null> {
  const row = isId(code) ? await check.first(db, { ...of, id: code }) : undefined;
  if (row === undefined) return null;
  return {
    code: row.id,
    sha256: row.sha256,
    submittedAt: row.submitted_at.toISOString(),
    isNewest: row.is_newest,
    isWithdrawn: row.is_withdrawn,
    hasCertificate: row.has_certificate,
    content: row.content,
  };
}
