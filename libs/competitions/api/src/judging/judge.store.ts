import type { JudgeState } from '@upround/competitions/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

/** A judge of a competition. */
export interface JudgeRow {
  user_id: string;
  state: JudgeState;
  seed: string;
}

type Of = { competitionId: string; userId: string };

const find = statement<JudgeRow, Of>(
  'competitions.judge',
  `select user_id, state, seed from competition_judges
   where competition_id = :competitionId::uuid and user_id = :userId::uuid`,
);

const lock = statement<JudgeRow, Of>(
  'competitions.lock-judge',
  `select user_id, state, seed from competition_judges
   where competition_id = :competitionId::uuid and user_id = :userId::uuid for update`,
);

export const findJudge = (db: Database | Trx, of: Of): Promise<JudgeRow | undefined> =>
  find.first(db, of);

export const lockJudge = (trx: Trx, of: Of): Promise<JudgeRow | undefined> => lock.first(trx, of);

const answer = statement<never, Of & { state: JudgeState; now: Date }>(
  'competitions.answer-judging',
  `update competition_judges set state = :state, answered_at = :now::timestamptz
   where competition_id = :competitionId::uuid and user_id = :userId::uuid`,
);

export const saveJudgeState = (
  trx: Trx,
  values: Of & { state: JudgeState; now: Date },
): Promise<unknown> => answer.all(trx, values);

const insert = statement<{ user_id: string }, Of & { seed: string; now: Date }>(
  'competitions.invite-judge',
  `insert into competition_judges (competition_id, user_id, state, seed, invited_at)
   values (:competitionId::uuid, :userId::uuid, 'INVITED', :seed, :now::timestamptz)
   on conflict (competition_id, user_id) do nothing returning user_id`,
);

/** Invites a judge. @returns false for someone who was invited before */
export const insertJudge = async (trx: Trx, values: Of & { now: Date }): Promise<boolean> =>
  (await insert.first(trx, { ...values, seed: newId() })) !== undefined;

const remove = statement<{ user_id: string }, Of>(
  'competitions.remove-judge',
  `delete from competition_judges where competition_id = :competitionId::uuid and user_id = :userId::uuid
   returning user_id`,
);

/** Removes a judge with their scores. @returns false if there was none */
export const deleteJudge = async (trx: Trx, of: Of): Promise<boolean> =>
  (await remove.first(trx, of)) !== undefined;

const count = statement<{ count: number }, { competitionId: string }>(
  'competitions.count-judges',
  'select count(*)::int as count from competition_judges where competition_id = :competitionId::uuid',
);

export const countJudges = async (trx: Trx, competitionId: string): Promise<number> =>
  (await count.first(trx, { competitionId }))?.count ?? 0;

const inEntry = statement<{ user_id: string }, Of>(
  'competitions.is-entrant',
  `select user_id from competition_members
   where competition_id = :competitionId::uuid and user_id = :userId::uuid`,
);

/** Whether a person is in an entry. */
export const isEntrant = async (db: Database | Trx, of: Of): Promise<boolean> =>
  (await inEntry.first(db, of)) !== undefined;
