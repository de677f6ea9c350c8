import type {
  CompetitionChange,
  CompetitionDraft,
  CompleteDraft,
} from '@upround/competitions/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';
import { storedDraft, type StoredDraft } from './draft-columns';

/** A competition as its organiser may change it. */
export interface LockedCompetition {
  id: string;
  slug: string;
  title: string;
  announced_at: Date | null;
  opens_at: Date;
  closes_at: Date;
  judging_at: Date;
  result_at: Date;
  published_at: Date | null;
  has_vote: boolean;
}

const lock = statement<LockedCompetition, { slug: string }>(
  'competitions.lock',
  `select id, slug, title, announced_at, opens_at, closes_at, judging_at, result_at, published_at,
     has_vote
   from competitions where slug = :slug for update`,
);

/** Locks a competition, a draft included. */
export const lockCompetition = (trx: Trx, slug: string): Promise<LockedCompetition | undefined> =>
  lock.first(trx, { slug });

const share = statement<
  Pick<LockedCompetition, 'id' | 'published_at' | 'has_vote'>,
  { slug: string }
>(
  'competitions.lock-shared',
  'select id, published_at, has_vote from competitions where slug = :slug for key share',
);

/** Keeps a competition from being published until the transaction ends; its counters may move. */
export const shareCompetition = (
  trx: Trx,
  slug: string,
): Promise<Pick<LockedCompetition, 'id' | 'published_at' | 'has_vote'> | undefined> =>
  share.first(trx, { slug });

const found = statement<Pick<LockedCompetition, 'id' | 'has_vote'>, { slug: string }>(
  'competitions.desk-id',
  'select id, has_vote from competitions where slug = :slug',
);

/** A competition by its slug, a draft included, for lists of what belongs to it. */
export const findOnDesk = (
  db: Database,
  slug: string,
): Promise<Pick<LockedCompetition, 'id' | 'has_vote'> | undefined> => found.first(db, { slug });

type Written = Omit<
  CompleteDraft,
  'prizes' | 'questions' | 'form' | 'criteria' | 'rules' | 'kind' | 'vote'
> & {
  hasVote: boolean;
  hiddenHours: number;
  id: string;
  kind: string;
  prizes: string;
  questions: string;
  form: string;
  criteria: string;
  /** All of it where it isn't complete. */
  draft: string | null;
  now: Date;
};

/** Of a competition without a vote. */
const USUAL_HIDDEN_HOURS = 24;

const writtenOf = (
  { columns: { rules: _, vote, ...draft }, incomplete }: StoredDraft,
  id: string,
  now: Date,
): Written => ({
  ...draft,
  draft: incomplete === null ? null : JSON.stringify(incomplete),
  hasVote: vote !== null,
  hiddenHours: vote?.hiddenHours ?? USUAL_HIDDEN_HOURS,
  prizes: JSON.stringify(draft.prizes),
  questions: JSON.stringify(draft.questions),
  form: JSON.stringify(draft.form),
  criteria: JSON.stringify(draft.criteria),
  id,
  now,
});

const insert = statement<never, Written & { slug: string }>(
  'competitions.insert',
  `insert into competitions (id, slug, kind, series, title, tagline, organiser, about, eligibility, prizes, questions,
     form, criteria, tie_rule, team_max, has_vote, vote_hidden_hours, opens_at, closes_at, judging_at, result_at, draft,
     created_at, updated_at)
   values (:id::uuid, :slug, :kind, :series, :title, :tagline, :organiser, :about, :eligibility::text[],
     :prizes::jsonb, :questions::jsonb, :form::jsonb, :criteria::jsonb, :tieRule, :teamMax::int,
     :hasVote::boolean, :hiddenHours::int, :opensAt::timestamptz, :closesAt::timestamptz, :judgingAt::timestamptz, :resultAt::timestamptz,
     :draft::jsonb, :now::timestamptz, :now::timestamptz)`,
);

const update = statement<never, Written>(
  'competitions.update-draft',
  `update competitions set kind = :kind, series = :series, title = :title, tagline = :tagline,
     organiser = :organiser, about = :about, eligibility = :eligibility::text[], prizes = :prizes::jsonb,
     questions = :questions::jsonb, form = :form::jsonb, criteria = :criteria::jsonb, tie_rule = :tieRule,
     team_max = :teamMax::int, has_vote = :hasVote::boolean, vote_hidden_hours = :hiddenHours::int,
     opens_at = :opensAt::timestamptz, closes_at = :closesAt::timestamptz,
     judging_at = :judgingAt::timestamptz, result_at = :resultAt::timestamptz, draft = :draft::jsonb,
     updated_at = :now::timestamptz
   where id = :id::uuid`,
);

const putRules = statement<
  never,
  { competitionId: string; version: number; text: string; now: Date }
>(
  'competitions.put-rules',
  `insert into competition_rules as r (competition_id, version, text, published_at)
   values (:competitionId::uuid, :version::int, :text, :now::timestamptz)
   on conflict (competition_id, version) do update set text = excluded.text, published_at = excluded.published_at`,
);

const FIRST_VERSION = 1;

const putFirstRules = (trx: Trx, competitionId: string, { columns }: StoredDraft, now: Date) =>
  putRules.all(trx, { competitionId, version: FIRST_VERSION, text: columns.rules, now });

/** Inserts a draft with its first rules. */
export async function insertDraft(
  trx: Trx,
  slug: string,
  draft: CompetitionDraft,
  now: Date,
): Promise<void> {
  const id = newId();
  const stored = storedDraft(draft);
  await insert.all(trx, { ...writtenOf(stored, id, now), slug });
  await putFirstRules(trx, id, stored, now);
}

/** Saves a draft that no one else has read: its first rules are replaced. */
export async function saveDraft(
  trx: Trx,
  id: string,
  draft: CompetitionDraft,
  now: Date,
): Promise<void> {
  const stored = storedDraft(draft);
  await update.all(trx, writtenOf(stored, id, now));
  await putFirstRules(trx, id, stored, now);
}

const announce = statement<never, { id: string; now: Date }>(
  'competitions.announce',
  `with rules as (
     update competition_rules set published_at = :now::timestamptz where competition_id = :id::uuid)
   update competitions set announced_at = :now::timestamptz, updated_at = :now::timestamptz where id = :id::uuid`,
);

export const announceCompetition = (trx: Trx, id: string, now: Date): Promise<unknown> =>
  announce.all(trx, { id, now });

const move = statement<
  never,
  { id: string; closesAt: string; judgingAt: string; resultAt: string; now: Date }
>(
  'competitions.move-deadline',
  `update competitions set closes_at = :closesAt::timestamptz, judging_at = :judgingAt::timestamptz,
     result_at = :resultAt::timestamptz, updated_at = :now::timestamptz
   where id = :id::uuid`,
);

export const saveMoments = (
  trx: Trx,
  values: { id: string; closesAt: string; judgingAt: string; resultAt: string; now: Date },
): Promise<unknown> => move.all(trx, values);

const latestRules = statement<{ version: number }, { id: string }>(
  'competitions.latest-rules',
  'select max(version)::int as version from competition_rules where competition_id = :id::uuid',
);

/** Adds a version of the rules. The competition is locked. */
export async function addRules(trx: Trx, id: string, text: string, now: Date): Promise<void> {
  const latest = (await latestRules.first(trx, { id }))?.version ?? 0;
  await putRules.all(trx, { competitionId: id, version: latest + 1, text, now });
}

const logChange = statement<
  never,
  {
    id: string;
    competitionId: string;
    kind: CompetitionChange['kind'];
    text: string;
    from: Date | null;
    to: string | null;
    now: Date;
  }
>(
  'competitions.log-change',
  `insert into competition_changes (id, competition_id, kind, text, moved_from, moved_to, at)
   values (:id::uuid, :competitionId::uuid, :kind, :text, :from::timestamptz, :to::timestamptz, :now::timestamptz)`,
);

/** A line of the public log. */
export interface LoggedChange {
  competitionId: string;
  kind: CompetitionChange['kind'];
  text: string;
  moved?: { from: Date; to: string };
  now: Date;
}

/** Adds a line to the public log. @returns its id */
export async function insertChange(trx: Trx, { moved, ...change }: LoggedChange): Promise<string> {
  const id = newId();
  await logChange.all(trx, { ...change, id, from: moved?.from ?? null, to: moved?.to ?? null });
  return id;
}

const publish = statement<never, { id: string; now: Date }>(
  'competitions.publish-result',
  `update competitions set published_at = :now::timestamptz, updated_at = :now::timestamptz where id = :id::uuid`,
);

export const savePublished = (trx: Trx, id: string, now: Date): Promise<unknown> =>
  publish.all(trx, { id, now });

const memberBySlug = statement<{ id: string }, { slug: string }>(
  'competitions.member-by-slug',
  'select id from person_view where slug = :slug',
);

/** The id of a member who can sign in. */
export const findMember = async (db: Database | Trx, slug: string): Promise<string | null> =>
  (await memberBySlug.first(db, { slug }))?.id ?? null;
