import type { Database } from '@upround/shared/db';
import { sql } from 'kysely';

/** What calls on mentors are asked about. */
export interface ListedMentor {
  mentor: string;
  /** The person who it is. */
  mentorUser: string;
  service: string;
  /** A session with them that the demo's founder booked. */
  session: string;
}

/** A mentor of the demo community with whom its founder has a session. */
export async function listedMentors(db: Database): Promise<ListedMentor> {
  const { rows } = await sql<ListedMentor>`
    select m.slug as mentor, m.user_id as "mentorUser", b.service_id as service, b.id as session
    from mentor_bookings b join mentors m on m.id = b.mentor_id and m.is_listed
      join accounts a on a.user_id = b.mentee_id and a.email = 'founder@upround.test'
    where b.state = 'CONFIRMED' order by b.id limit 1`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('There is no mentor with a session.');
  return found;
}
