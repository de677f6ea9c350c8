import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';
import { listedEntry } from '../competition/competition.columns';
import type { CompetitionsSettings } from '../competitions-settings';
import { readInherited } from '../files/entry-file.store';

type Person = { userId: string };

const erasing = (name: string, source: string) =>
  statement<never, Person>(`competitions.erase-${name}`, source);

/** In this order. */
const steps = [
  erasing(
    'follows',
    `with gone as (
       delete from competition_follows where user_id = :userId::uuid returning competition_id)
     update competitions c set follower_count = c.follower_count - 1 from gone where gone.competition_id = c.id`,
  ),
  erasing(
    'votes',
    `with gone as (
       delete from competition_votes where user_id = :userId::uuid returning entry_id, state)
     update competition_entries e set vote_count = e.vote_count - 1 from gone, competitions c
     where gone.entry_id = e.id and gone.state = 'COUNTED' and c.id = e.competition_id and c.published_at is null`,
  ),
  // Scores of a judge who is gone count for nothing before the result, and are part of it afterwards.
  erasing('judging', 'delete from competition_judges where user_id = :userId::uuid'),
  erasing('memberships', 'delete from competition_members where user_id = :userId::uuid'),
  // An entry of a team goes on without the person; its first other member owns it.
  erasing(
    'owners',
    `update competition_entries e set owner_id = heir.user_id
     from (select distinct on (m.entry_id) m.entry_id, m.user_id from competition_members m
       join competition_entries own on own.id = m.entry_id and own.owner_id = :userId::uuid
       order by m.entry_id, m.joined_at, m.user_id) heir
     where e.id = heir.entry_id`,
  ),
  erasing(
    'counts',
    `update competitions c set entry_count = c.entry_count - 1 from competition_entries e
     where e.competition_id = c.id and e.owner_id = :userId::uuid and ${listedEntry}`,
  ),
  erasing('entries', 'delete from competition_entries where owner_id = :userId::uuid'),
];

/** Deletes what a person entered alone and what they follow. The entry of a team stays with the others, and its files. */
export const competitionsEraser = ({ uploads }: Pick<CompetitionsSettings, 'uploads'>): Eraser => ({
  name: 'competitions',
  before: ['uploads'],
  tables: [
    'competition_follows',
    'competition_members',
    'competition_entries',
    'competition_receipts',
    'competition_files',
    'competition_votes',
    'competition_judges',
    'competition_scores',
    'competition_results',
  ],
  async erase(trx, userId) {
    for (const { key, heir } of await readInherited(trx, userId)) {
      await uploads.handOver(trx, [key], { from: userId, to: heir });
    }
    for (const step of steps) await step.all(trx, { userId });
    return [];
  },
});
