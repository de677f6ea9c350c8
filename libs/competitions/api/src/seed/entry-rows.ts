import { createHash } from 'node:crypto';
import { idAt } from '@upround/shared/db';
import type { DemoClock } from '@upround/shared/demo';
import { newInviteToken } from '../entries/own-entry.service';
import { receiptText } from '../entries/receipt.store';
import type { DemoCompetition, DemoEntry } from './competitions-demo';
import type { SeededEntry } from './judged-rows';

/** Hours of the clock of India at which entries are begun and submitted. */
const HOURS = { begun: 19, submitted: 21 } as const;

interface CountedRow {
  [column: string]: unknown;
  id: string;
  vote_count: number;
}

interface MemberRow {
  [column: string]: unknown;
  entry_id: string;
  user_id: string;
}

/** Rows of the entries of demo competitions. */
export interface EntryRows {
  entries: CountedRow[];
  members: MemberRow[];
  receipts: object[];
}

/** Adds an entry. @returns it, if it was submitted */
export function entryRows(
  demo: DemoCompetition,
  entry: DemoEntry,
  parts: {
    competitionId: string;
    people: ReadonlyMap<string, string>;
    clock: DemoClock;
    rows: EntryRows;
  },
): SeededEntry | undefined {
  const { competitionId, people, clock, rows } = parts;
  const ownerId = people.get(entry.owner);
  if (ownerId === undefined) return undefined;
  const begunAt = clock.at(entry.begunDaysAgo, HOURS.begun);
  const id = idAt(begunAt);
  const { title, tagline, answers, submittedDaysAgo } = entry;
  const submittedAt =
    submittedDaysAgo === undefined ? null : clock.at(submittedDaysAgo, HOURS.submitted);
  const receiptId = submittedAt === null ? null : idAt(submittedAt);
  if (submittedAt !== null) {
    const texts = { title, tagline, answers };
    const content = receiptText({
      competition: demo.slug,
      entryId: id,
      ...texts,
      revision: 1,
      now: submittedAt,
    });
    const sha256 = createHash('sha256').update(content).digest('hex');
    rows.receipts.push({
      id: receiptId,
      entry_id: id,
      title,
      tagline,
      content,
      sha256,
      submitted_at: submittedAt,
    });
  }
  rows.entries.push({
    id,
    competition_id: competitionId,
    owner_id: ownerId,
    state: submittedAt === null ? 'DRAFT' : 'SUBMITTED',
    title,
    tagline,
    answers,
    revision: 1,
    submitted_revision: submittedAt === null ? null : 1,
    invite_token: newInviteToken(),
    receipt_id: receiptId,
    submitted_at: submittedAt,
    vote_count: 0,
    created_at: begunAt,
    updated_at: submittedAt ?? begunAt,
  });
  for (const userId of [ownerId, ...(entry.team ?? []).flatMap((slug) => people.get(slug) ?? [])]) {
    rows.members.push({
      competition_id: competitionId,
      user_id: userId,
      entry_id: id,
      joined_at: begunAt,
    });
  }
  return submittedAt === null ? undefined : { id, title, submittedAt };
}
