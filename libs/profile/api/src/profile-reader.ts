import { statement } from '@upround/shared/db';
import type { ProfileFacts, ProfileReader } from '@upround/shared/ports';

const facts = statement<ProfileFacts, { userId: string }>(
  'profile.facts',
  `select p.headline, p.links[1] as link, (select e.company from experiences e
     where e.user_id = p.id and e.end_month is null order by e.start_month desc, e.id limit 1) as company
   from people p where p.id = :userId::uuid and p.state in ('ACTIVE', 'RESTRICTED')`,
);

/** Reads what profiles say. */
export const profileReader: ProfileReader = {
  factsOf: async (db, userId) => (await facts.first(db, { userId })) ?? null,
};
