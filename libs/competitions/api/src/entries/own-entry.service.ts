import { randomBytes } from 'node:crypto';
import {
  competitionErrors,
  competitionLimits,
  ENTRY_EVENT,
  type EntryAnswers,
  type EntryDraft,
} from '@upround/competitions/contract';
import { acceptsEntry } from '@upround/competitions/model';
import { coreErrors } from '@upround/shared/contract-core';
import type { Trx } from '@upround/shared/db';
import { AppError, type WriteContext } from '@upround/shared/server-kit';
import { momentsOf, type MomentRow } from '../competition/competition.columns';
import type { PageRow } from '../competition/competition.read-model';
import type { CompetitionsSettings } from '../competitions-settings';
import { problemsOfEntry } from './own-entry.mapper';
import * as store from './own-entry.store';
import { submitEntry } from './receipt.store';
import { teamIds } from './team.store';

/** Bytes of an invitation: 192 bits. */
const TOKEN_BYTES = 24;

/** A new secret for an invitation link. */
export const newInviteToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A write to an entry: who, to which competition, and when the request arrived. */
export interface EntryWrite {
  competition: PageRow;
  userId: string;
  /** Decides what is in time: the request may wait for others that arrived before it. */
  arrivedAt: Date;
}

/** @throws AppError `NOT_OPEN`, `CLOSED` by the server's clock */
export function checkOpen(competition: MomentRow, arrivedAt: Date): void {
  const verdict = acceptsEntry(momentsOf(competition), arrivedAt, null);
  if (verdict === 'NOT_OPEN') {
    const details = { opensAt: competition.opens_at.toISOString() };
    throw new AppError(competitionErrors.NOT_OPEN, { details });
  }
  if (verdict !== 'YES') {
    const details = { closedAt: competition.closes_at.toISOString() };
    throw new AppError(competitionErrors.CLOSED, { details });
  }
}

/** The viewer's entry, locked. @throws AppError `NOT_FOUND` */
export async function lockedEntry(
  trx: Trx,
  { competition, userId }: EntryWrite,
): Promise<store.EntryRow> {
  const entry = await store.lockOwnEntry(trx, { competitionId: competition.id, userId });
  if (entry === undefined) throw new AppError(coreErrors.NOT_FOUND);
  return entry;
}

/** The same, where only its owner may act. @throws AppError `NOT_FOUND`, `NOT_OWNER` */
export async function lockedOwnEntry(trx: Trx, write: EntryWrite): Promise<store.EntryRow> {
  const entry = await lockedEntry(trx, write);
  if (entry.owner_id !== write.userId) throw new AppError(competitionErrors.NOT_OWNER);
  return entry;
}

/** Has the open pages of a team reread its entry, once it is committed. */
export function sendEntry(
  { realtime }: CompetitionsSettings,
  { afterCommit }: WriteContext,
  userIds: readonly string[],
  competitionId: string,
): void {
  afterCommit(() => realtime?.send([...userIds], { name: ENTRY_EVENT, data: { competitionId } }));
}

const charactersOf = (answer: EntryAnswers[string]): number =>
  typeof answer === 'string' ? [...answer].length : 0;

/** @throws AppError `UNKNOWN_FIELD`, `TEXT_TOO_LONG` */
function checkAnswers({ form }: PageRow, answers: EntryAnswers): void {
  const known = new Set(form.map(({ id }) => id));
  for (const [fieldId, answer] of Object.entries(answers)) {
    if (!known.has(fieldId)) {
      throw new AppError(competitionErrors.UNKNOWN_FIELD, { details: { fieldId } });
    }
    if (charactersOf(answer) > competitionLimits.answer) {
      throw new AppError(competitionErrors.TEXT_TOO_LONG, { details: { fieldId } });
    }
  }
}

/**
 * Saves a draft; the first one begins the entry.
 *
 * @throws AppError `NOT_OPEN`, `CLOSED`, `ENTRY_CHANGED`, `UNKNOWN_FIELD`, `TEXT_TOO_LONG`
 */
export async function saveDraft(
  settings: CompetitionsSettings,
  context: WriteContext,
  write: EntryWrite,
  { revision, ...texts }: EntryDraft,
): Promise<void> {
  const { competition, userId, arrivedAt: now } = write;
  checkOpen(competition, now);
  checkAnswers(competition, texts.answers);
  const { trx } = context;
  const of = { competitionId: competition.id, userId };
  const entry = await store.lockOwnEntry(trx, of);
  if (entry === undefined) {
    const begun =
      revision === 0 &&
      (await store.insertEntry(trx, { ...of, token: newInviteToken() }, { ...texts, now }));
    // Another page of theirs began it, or it was withdrawn.
    if (!begun) throw new AppError(competitionErrors.ENTRY_CHANGED);
    return;
  }
  if (entry.revision !== revision) throw new AppError(competitionErrors.ENTRY_CHANGED);
  await store.saveTexts(trx, entry.id, { ...texts, now });
  sendEntry(settings, context, await teamIds(trx, entry.id), competition.id);
}

/**
 * Submits the draft as it is saved.
 *
 * @throws AppError `NOT_FOUND`, `NOT_OPEN`, `CLOSED`, `ENTRY_CHANGED`, `INCOMPLETE` with the problems
 */
export async function submitDraft(
  settings: CompetitionsSettings,
  context: WriteContext,
  write: EntryWrite,
  revision: number,
): Promise<void> {
  const { competition, arrivedAt: now } = write;
  checkOpen(competition, now);
  const { trx } = context;
  const entry = await lockedEntry(trx, write);
  if (entry.revision !== revision) throw new AppError(competitionErrors.ENTRY_CHANGED);
  const problems = problemsOfEntry(competition, entry);
  if (problems.length > 0) {
    throw new AppError(competitionErrors.INCOMPLETE, { details: { problems } });
  }
  const { title, tagline, answers } = entry;
  const texts = { title, tagline, answers };
  await submitEntry(trx, {
    competition: competition.slug,
    entryId: entry.id,
    ...texts,
    revision,
    now,
  });
  sendEntry(settings, context, await teamIds(trx, entry.id), competition.id);
  if (entry.state === 'DRAFT') await store.moveEntryCount(trx, competition.id, 1);
}

/**
 * Withdraws an entry for its whole team.
 *
 * @throws AppError `NOT_FOUND`, `NOT_OWNER`; `CLOSED` once judging has begun
 */
export async function withdrawOwnEntry(
  settings: CompetitionsSettings,
  context: WriteContext,
  write: EntryWrite,
): Promise<void> {
  const { competition, arrivedAt: now } = write;
  const { trx } = context;
  const entry = await lockedOwnEntry(trx, write);
  if (now >= competition.judging_at) throw new AppError(competitionErrors.CLOSED);
  sendEntry(settings, context, await teamIds(trx, entry.id), competition.id);
  await store.withdrawEntry(trx, entry.id, now);
  if (entry.state === 'SUBMITTED') await store.moveEntryCount(trx, competition.id, -1);
}
