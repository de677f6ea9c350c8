import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';

/** What calls on competitions are asked about. */
export interface EnteredCompetition {
  /** The slug of a competition in which the demo's founder has an entry. */
  entered: string;
  /** Its invitation. */
  invite: string;
  /** The slug of a competition whose entries can be seen, and a receipt of one of them. */
  closed: string;
  receipt: string;
  /** One of its entries, and someone on its team. */
  listed: string;
  entrant: string;
  /** The slug of a competition that the demo's investor judges now. */
  judged: string;
  /** The slug of a competition with a public vote whose counts are shown. */
  voted: string;
}

/** Competitions of the demo community, one that its founder entered and one that is closed. */
export async function enteredCompetitions(db: Database): Promise<EnteredCompetition> {
  const { rows } = await sql<EnteredCompetition>`
    select own.slug as entered, own.invite_token as invite, shown.slug as closed, shown.receipt_id as receipt, shown.id as listed,
      shown.owner_id as entrant, mine.slug as judged, voted.slug as voted
    from (select c.slug, e.invite_token from competition_entries e join competitions c on c.id = e.competition_id
        join accounts a on a.user_id = e.owner_id and a.email = 'founder@upround.test' order by e.id limit 1) own,
      (select c.slug, e.id, e.owner_id, e.receipt_id from competitions c join competition_entries e on e.competition_id = c.id
        where c.closes_at < now() and e.receipt_id is not null
        order by c.entry_count desc, e.id limit 1) shown,
      (select c.slug from competition_judges j join competitions c on c.id = j.competition_id
        join accounts a on a.user_id = j.user_id and a.email = 'investor@upround.test'
        where j.state = 'ACCEPTED' and c.judging_at < now() and c.published_at is null order by c.id limit 1) mine,
      (select c.slug from competitions c where c.has_vote and c.closes_at < now() - interval '7 days'
        order by c.id limit 1) voted`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('There are no competitions with entries.');
  return found;
}
