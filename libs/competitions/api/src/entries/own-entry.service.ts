import { randomBytes } from 'node:crypto';
import {
  competitionErrors,
  competitionLimits,
  ENTRY_EVENT,
  type EntryAnswers,
  type EntryDraft,
  type EntryField,
} from '@upround/competitions/contract';
import { acceptsEntry, canonicalJson, type EntryVerdict } from '@upround/competitions/model';
import { coreErrors } from '@upround/shared/contract-core';
import type { Trx } from '@upround/shared/db';
import { AppError, type WriteContext } from '@upround/shared/server-kit';
import { momentsOf, type MomentRow } from '../competition/competition.columns';
import type { PageRow } from '../competition/competition.read-model';
import type { CompetitionsSettings } from '../competitions-settings';
import { claimFiles, type ClaimedUpload } from '../files/claim-files';
import { filesOf, readOwnFileKeys, saveFiles } from '../files/entry-file.store';
import { entryText } from './entry-text';
import { problemsOfEntry } from './own-entry.mapper';
import * as store from './own-entry.store';
import { submitEntry, submittedText } from './receipt.store';
import { teamIds } from './team.store';

/** Bytes of an invitation: 192 bits. */
const TOKEN_BYTES = 24;

/** An upload that ended so shortly before the deadline may be saved after it. */
const SAVING_MS = 10_000;

/** A new secret for an invitation link. */
export const newInviteToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** A write to an entry: who, to which competition, and when the request arrived. */
export interface EntryWrite {
  competition: PageRow;
  userId: string;
  /** Decides what is in time: the request may wait for others that arrived before it. */
  arrivedAt: Date;
}

/** The error of an entry that isn't in time. */
function notInTime(
  verdict: Exclude<EntryVerdict, 'YES' | 'YES_BY_GRACE'>,
  { opens_at: opensAt, closes_at: closesAt }: MomentRow,
): AppError {
  return verdict === 'NOT_OPEN'
    ? new AppError(competitionErrors.NOT_OPEN, { details: { opensAt: opensAt.toISOString() } })
    : new AppError(competitionErrors.CLOSED, { details: { closedAt: closesAt.toISOString() } });
}

/** @throws AppError `NOT_OPEN`, `CLOSED` by the server's clock */
export function checkOpen(competition: MomentRow, arrivedAt: Date): void {
  const verdict = acceptsEntry(momentsOf(competition), arrivedAt, null);
  if (verdict !== 'YES' && verdict !== 'YES_BY_GRACE') throw notInTime(verdict, competition);
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
  const kinds = new Map(form.map(({ id, kind }) => [id, kind]));
  for (const [fieldId, answer] of Object.entries(answers)) {
    const kind = kinds.get(fieldId);
    const isFile = typeof answer === 'object' && !Array.isArray(answer);
    if (kind === undefined || (isFile && kind !== 'FILE')) {
      throw new AppError(competitionErrors.UNKNOWN_FIELD, { details: { fieldId } });
    }
    if (charactersOf(answer) > competitionLimits.answer) {
      throw new AppError(competitionErrors.TEXT_TOO_LONG, { details: { fieldId } });
    }
  }
}

/** @throws AppError `FILE_TWICE` */
function checkFilesOnce({ form }: PageRow, answers: EntryAnswers): void {
  const keys = new Set<string>();
  for (const { fieldId, file } of filesOf(form, answers)) {
    if (keys.has(file.key)) {
      throw new AppError(competitionErrors.FILE_TWICE, { details: { fieldId } });
    }
    keys.add(file.key);
  }
}

type Texts = Pick<EntryDraft, 'title' | 'tagline' | 'answers'>;

/** Everything of an entry besides its files. */
const withoutFiles = (form: readonly EntryField[], { title, tagline, answers }: Texts): string => {
  const files = new Set(form.filter(({ kind }) => kind === 'FILE').map(({ id }) => id));
  const rest = Object.entries(answers).filter(([fieldId]) => !files.has(fieldId));
  return canonicalJson({ title, tagline, answers: Object.fromEntries(rest) });
};

/**
 * Whether a draft is in time. After the deadline only files can still be added whose upload began before it and ended
 * around it.
 *
 * @throws AppError `NOT_OPEN`, `CLOSED`, `ONLY_FILES`
 */
function checkDraftInTime(
  { competition, arrivedAt }: EntryWrite,
  before: Texts,
  after: Texts,
  uploads: readonly ClaimedUpload[],
): void {
  const moments = momentsOf(competition);
  const late = acceptsEntry(moments, arrivedAt, null);
  if (late === 'YES') return;
  const [first] = uploads;
  const verdict = acceptsEntry(moments, arrivedAt, first?.begunAt ?? null);
  if (verdict === 'NOT_OPEN' || verdict === 'CLOSED') throw notInTime(verdict, competition);
  const savedSince = competition.closes_at.getTime() - SAVING_MS;
  const isInTime = uploads.every(
    ({ begunAt, storedAt }) =>
      acceptsEntry(moments, arrivedAt, begunAt) === 'YES_BY_GRACE' &&
      storedAt.getTime() >= savedSince,
  );
  if (!isInTime) throw notInTime('CLOSED', competition);
  const { form } = competition;
  const kept = new Set(filesOf(form, after.answers).map(({ file }) => file.key));
  const isOneGone = filesOf(form, before.answers).some(({ file }) => !kept.has(file.key));
  if (isOneGone || withoutFiles(form, before) !== withoutFiles(form, after)) {
    throw new AppError(competitionErrors.ONLY_FILES);
  }
}

const EMPTY: Texts = { title: '', tagline: '', answers: {} };

/**
 * Saves a draft; the first one begins the entry.
 *
 * @throws AppError `NOT_OPEN`, `CLOSED`, `ONLY_FILES`, `ENTRY_CHANGED`, `UNKNOWN_FIELD`, `TEXT_TOO_LONG`,
 *   `NOT_YOUR_FILE`, `FILE_TWICE`, `FILE_TOO_LARGE`
 */
export async function saveDraft(
  settings: CompetitionsSettings,
  context: WriteContext,
  write: EntryWrite,
  { revision, ...draft }: EntryDraft,
): Promise<void> {
  const { competition, userId, arrivedAt: now } = write;
  checkAnswers(competition, draft.answers);
  checkFilesOnce(competition, draft.answers);
  const { trx } = context;
  const { form } = competition;
  const of = { competitionId: competition.id, userId };
  const entry = await store.lockOwnEntry(trx, of);
  const before = entry ?? EMPTY;
  const base = { form, saved: before.answers, userId };
  const claimed = await claimFiles(trx, settings.uploads, base, draft.answers);
  const texts = { ...draft, answers: claimed.answers };
  checkDraftInTime(write, before, texts, claimed.uploads);
  const files = filesOf(form, texts.answers);
  if (entry === undefined) {
    const begun =
      revision === 0
        ? await store.insertEntry(trx, { ...of, token: newInviteToken() }, { ...texts, now })
        : null;
    // Another page of theirs began it, or it was withdrawn.
    if (begun === null) throw new AppError(competitionErrors.ENTRY_CHANGED);
    await saveFiles(trx, begun, files, false);
    return;
  }
  if (entry.revision !== revision) throw new AppError(competitionErrors.ENTRY_CHANGED);
  await store.saveTexts(trx, entry.id, { ...texts, now });
  await settings.uploads.release(trx, await saveFiles(trx, entry.id, files, false));
  sendEntry(settings, context, await teamIds(trx, entry.id), competition.id);
}

/** @throws AppError `NOT_OPEN`; `CLOSED` unless a file that was begun in time was saved after the deadline */
function checkSubmitInTime(
  { competition, arrivedAt }: EntryWrite,
  { updated_at: savedAt }: store.EntryRow,
): void {
  // Only the file of an upload that began in time is saved after the deadline.
  const isByGrace = savedAt >= competition.closes_at;
  const begunAt = isByGrace ? new Date(competition.closes_at.getTime() - 1) : null;
  const verdict = acceptsEntry(momentsOf(competition), arrivedAt, begunAt);
  if (verdict === 'NOT_OPEN' || verdict === 'CLOSED') throw notInTime(verdict, competition);
}

/** Holds an entry that is probably spam. Its text was checked before where only a little changed. */
async function checkSpam(
  { spamCheck }: CompetitionsSettings,
  context: WriteContext,
  { userId }: EntryWrite,
  entry: store.EntryRow,
): Promise<void> {
  if (entry.hidden_as !== null) return;
  const before = entry.receipt_content === null ? null : submittedText(entry.receipt_content);
  await spamCheck?.check(context, {
    kind: 'record',
    authorId: userId,
    text: entryText(entry),
    ...(before === null ? {} : { before }),
    reference: { referenceType: 'ENTRY', referenceId: entry.id },
  });
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
  const { trx } = context;
  const entry = await store.lockOwnEntry(trx, {
    competitionId: competition.id,
    userId: write.userId,
  });
  if (entry === undefined) {
    checkOpen(competition, now);
    throw new AppError(coreErrors.NOT_FOUND);
  }
  checkSubmitInTime(write, entry);
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
  await saveFiles(trx, entry.id, filesOf(competition.form, answers), true);
  sendEntry(settings, context, await teamIds(trx, entry.id), competition.id);
  if (entry.state === 'DRAFT') await store.moveEntryCount(trx, competition.id, 1);
  await checkSpam(settings, context, write, entry);
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
  await settings.uploads.release(trx, await readOwnFileKeys(trx, entry.id));
  const isCounted = entry.state === 'SUBMITTED' && entry.hidden_as === null;
  if (isCounted) await store.moveEntryCount(trx, competition.id, -1);
}
