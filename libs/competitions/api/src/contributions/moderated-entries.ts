import type { EntryAnswers } from '@upround/competitions/contract';
import { isId, statement, type Trx } from '@upround/shared/db';
import { links } from '@upround/shared/links';
import type { ModeratedRecords } from '@upround/shared/ports';
import { entryText } from '../entries/entry-text';
import { moveEntryCount } from '../entries/own-entry.store';

interface CapturedEntry {
  owner_id: string;
  title: string;
  tagline: string;
  answers: EntryAnswers;
  slug: string;
  submitted_at: Date;
}

const capture = statement<CapturedEntry, { id: string }>(
  'competitions.capture-entry',
  `select e.owner_id, r.title, r.tagline, (r.content::jsonb) -> 'answers' as answers, c.slug, e.submitted_at
   from competition_entries e join competition_receipts r on r.id = e.receipt_id
     join competitions c on c.id = e.competition_id
   where e.id = :id::uuid and e.state = 'SUBMITTED'`,
);

type HiddenAs = 'HELD' | 'HIDDEN' | null;

/** Locks the competition of an entry. Call it before locking the entry: publishing a result locks in the same order. */
const lockCompetition = statement<{ id: string }, { id: string }>(
  'competitions.lock-of-entry',
  `select c.id from competitions c join competition_entries e on e.competition_id = c.id
   where e.id = :id::uuid for no key update of c`,
);

const lock = statement<{ competition_id: string; hidden_as: HiddenAs }, { id: string }>(
  'competitions.lock-hidden-entry',
  `select competition_id, hidden_as from competition_entries
   where id = :id::uuid and state = 'SUBMITTED' for update`,
);

const save = statement<never, { id: string; hiddenAs: HiddenAs }>(
  'competitions.hide-entry',
  'update competition_entries set hidden_as = :hiddenAs where id = :id::uuid',
);

/**
 * Changes who sees an entry, and with that the counter of its competition.
 *
 * @param next what it is hidden as then, by what it is hidden as now
 * @returns false where it is gone
 */
async function change(trx: Trx, id: string, next: (now: HiddenAs) => HiddenAs): Promise<boolean> {
  if (!isId(id)) return false;
  await lockCompetition.all(trx, { id });
  const row = await lock.first(trx, { id });
  if (row === undefined) return false;
  const hiddenAs = next(row.hidden_as);
  if (hiddenAs === row.hidden_as) return true;
  await save.all(trx, { id, hiddenAs });
  if (hiddenAs === null) await moveEntryCount(trx, row.competition_id, 1);
  else if (row.hidden_as === null) await moveEntryCount(trx, row.competition_id, -1);
  return true;
}

/** Lets moderators read and hide entries. A hidden one is in no gallery, and isn't judged. */
export const moderatedEntries: ModeratedRecords = {
  types: ['ENTRY'],
  measures: ['HIDE'],

  capture: async (db, { referenceId: id }) => {
    const row = isId(id) ? await capture.first(db, { id }) : undefined;
    if (row === undefined) return null;
    return {
      ownerId: row.owner_id,
      title: row.title,
      text: entryText(row),
      pictures: [],
      path: links.competition(row.slug, { tab: 'entries', entry: id }),
      at: row.submitted_at.toISOString(),
    };
  },

  hide: ({ trx }, { referenceId: id }) => change(trx, id, () => 'HIDDEN'),
  show: ({ trx }, { referenceId: id }) => change(trx, id, () => null),
  hold: ({ trx }, { referenceId: id }) => change(trx, id, () => 'HELD'),
  release: ({ trx }, { referenceId: id }) =>
    change(trx, id, (now) => (now === 'HELD' ? null : now)),
  remove: () => Promise.reject(new RangeError('An entry is hidden, and not removed.')),
};
