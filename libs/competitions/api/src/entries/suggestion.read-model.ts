import {
  competitionLimits,
  type EntryAnswers,
  type EntryField,
  type Suggestion,
} from '@upround/competitions/contract';
import { linkOf, suggestedAnswers } from '@upround/competitions/model';
import { statement, type Database } from '@upround/shared/db';
import type { ProfileFacts } from '@upround/shared/ports';
import type { PageRow } from '../competition/competition.read-model';
import type { CompetitionsSettings } from '../competitions-settings';

interface EarlierRow {
  id: string;
  competition: string;
  title: string;
  tagline: string;
  answers: EntryAnswers;
  form: EntryField[];
}

/** The newest of each title: the same project enters several competitions. */
const earlier = statement<EarlierRow, { userId: string; competitionId: string }>(
  'competitions.earlier-entries',
  `select id, competition, title, tagline, answers, form from (
     select distinct on (lower(e.title))
       e.id, c.title as competition, e.title, e.tagline, e.answers, c.form, e.updated_at
     from competition_members m join competition_entries e on e.id = m.entry_id
       join competitions c on c.id = e.competition_id
     where m.user_id = :userId::uuid and e.competition_id <> :competitionId::uuid and e.title <> ''
     order by lower(e.title), e.updated_at desc, e.id
   ) newest
   order by updated_at desc, id limit ${competitionLimits.suggestions - 1}`,
);

/** What fields that ask for a website are called. */
const WEBSITE = /\b(web ?site|link)\b/i;

/** The field for a website: the one that's called so, or the only one for a link. */
function siteField(form: readonly EntryField[]): EntryField | undefined {
  const fields = form.filter(({ kind }) => kind === 'LINK');
  return (
    fields.find(({ label }) => WEBSITE.test(label)) ?? (fields.length === 1 ? fields[0] : undefined)
  );
}

/**
 * The profile of a person as an entry; null where it says nothing that helps. Its headline is about the person, so it is
 * no tagline of what they built.
 */
function suggestionOf(
  { company, link }: ProfileFacts,
  form: readonly EntryField[],
): Suggestion | null {
  const site = siteField(form);
  const isFitting = site !== undefined && link !== null && linkOf(link) !== null;
  const answers: EntryAnswers = isFitting ? { [site.id]: link } : {};
  if (company === null && !isFitting) return null;
  const title = [...(company ?? '')].slice(0, competitionLimits.title).join('');
  return { id: 'profile', competition: null, title, tagline: '', answers };
}

/**
 * What an entry of a person can be filled from: earlier entries with the answers that fit, and the profile, unless an
 * entry has its title.
 */
export async function readSuggestions(
  { profiles }: Pick<CompetitionsSettings, 'profiles'>,
  db: Database,
  { id, form }: Pick<PageRow, 'id' | 'form'>,
  userId: string,
): Promise<Suggestion[]> {
  const rows = await earlier.all(db, { userId, competitionId: id });
  const facts = await profiles.factsOf(db, userId);
  const ofProfile = facts === null ? null : suggestionOf(facts, form);
  const ofEntries = rows.map((row) => ({
    id: row.id,
    competition: row.competition,
    title: row.title,
    tagline: row.tagline,
    answers: suggestedAnswers({ form: row.form, answers: row.answers }, form),
  }));
  const titleOf = ({ title }: { title: string }) => title.toLowerCase();
  const isListed = ofEntries.some((one) => ofProfile && titleOf(one) === titleOf(ofProfile));
  return ofProfile === null || isListed ? ofEntries : [...ofEntries, ofProfile];
}
