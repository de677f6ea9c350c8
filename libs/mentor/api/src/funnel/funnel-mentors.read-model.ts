import type { FunnelMentor } from '@upround/mentor/model';
import { hiddenPeopleText, statement, type Database } from '@upround/shared/db';
import { mentorSource } from '../mentor/mentor.columns';

/** Mentors that the guided choice chooses from, the best rated ones. */
const MOST = 5_000;

/** A mentor as the choice looks at them. */
export interface ChoiceMentor extends FunnelMentor {
  userId: string;
}

interface ChoiceRow {
  id: string;
  user_id: string;
  stages: string[];
  needs: string[];
  languages: string[];
  price_from: number;
  next_slot_at: Date | null;
  rating_sum: number;
  review_count: number;
}

const choice = statement<ChoiceRow>(
  'mentor.choice',
  `select m.id, m.user_id, m.stages, m.needs, m.languages, m.price_from, m.next_slot_at, m.rating_sum, m.review_count
   from ${mentorSource} where m.is_listed order by m.best_order, m.id limit ${MOST}`,
);

/** Reads the mentors of the choice, for any viewer. */
export const readChoice = async (db: Database): Promise<ChoiceMentor[]> =>
  (await choice.all(db, {})).map((row) => ({
    id: row.id,
    userId: row.user_id,
    stages: row.stages,
    needs: row.needs,
    languages: row.languages,
    priceFrom: row.price_from,
    nextSlot: row.next_slot_at,
    rating: row.review_count === 0 ? null : row.rating_sum / row.review_count,
    reviews: row.review_count,
  }));

const hidden = statement<{ user_id: string }, { viewer: string }>(
  'mentor.hidden-from-choice',
  `select m.user_id from mentors m where m.is_listed and m.user_id in (${hiddenPeopleText(':viewer::uuid')})`,
);

/** The mentors that nothing recommends to the viewer: on either side of a block, and muted ones. */
export async function hiddenMentors(
  db: Database,
  viewer: string | null,
): Promise<ReadonlySet<string>> {
  if (viewer === null) return new Set();
  return new Set((await hidden.all(db, { viewer })).map((row) => row.user_id));
}
