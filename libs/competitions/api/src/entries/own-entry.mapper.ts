import type { EntryProblem, OwnEntry } from '@upround/competitions/contract';
import { acceptsEntry, problemsOf } from '@upround/competitions/model';
import type { Database, Trx } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import { momentsOf } from '../competition/competition.columns';
import type { PageRow } from '../competition/competition.read-model';
import type { CompetitionsSettings } from '../competitions-settings';
import type { EntryRow } from './own-entry.store';
import { readTeams } from './team.store';

type Texts = Pick<EntryRow, 'title' | 'tagline' | 'answers'>;

/** What is missing or doesn't fit: the name and the line first, then the fields in the order of the form. */
export function problemsOfEntry(
  { form }: Pick<PageRow, 'form'>,
  { title, tagline, answers }: Texts,
): EntryProblem[] {
  const named = [...(title === '' ? ['title'] : []), ...(tagline === '' ? ['tagline'] : [])].map(
    (fieldId) => ({ fieldId, problem: 'MISSING' as const }),
  );
  return [...named, ...problemsOf(form, answers)];
}

/** The viewer's entry as it goes over the wire. */
export async function toOwnEntry(
  { publicUrl, now }: CompetitionsSettings,
  db: Database | Trx,
  competition: PageRow,
  entry: EntryRow,
  userId: string,
): Promise<OwnEntry> {
  const team = (await readTeams(db, [entry.id], null)).get(entry.id) ?? [];
  const isOwner = entry.owner_id === userId;
  const isOpen = acceptsEntry(momentsOf(competition), now(), null) === 'YES';
  const canInvite = isOwner && isOpen && competition.team_max > 1;
  const invite = links.competition(competition.slug, { invite: entry.invite_token });
  return {
    id: entry.id,
    state: entry.state,
    title: entry.title,
    tagline: entry.tagline,
    answers: entry.answers,
    revision: entry.revision,
    updatedAt: entry.updated_at.toISOString(),
    team,
    isOwner,
    inviteUrl: canInvite ? new URL(invite, publicUrl).href : null,
    problems: problemsOfEntry(competition, entry),
    receipt:
      entry.receipt_id === null || entry.receipt_sha256 === null || entry.receipt_at === null
        ? null
        : {
            code: entry.receipt_id,
            sha256: entry.receipt_sha256,
            submittedAt: entry.receipt_at.toISOString(),
          },
    isChanged: entry.submitted_revision !== null && entry.submitted_revision < entry.revision,
    hiddenAs: entry.state === 'SUBMITTED' ? entry.hidden_as : null,
  };
}
