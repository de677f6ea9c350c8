import { idAt } from '@upround/shared/db';
import { cast, seededRandom, type DemoClock, type DemoRecords } from '@upround/shared/demo';
import type { SeedRelation } from './seed-rows';

/** How many of the cast like something to read, at most; and how many of those keep it. */
const MOST_LIKES = 14;
const SAVED_OF_LIKED = 0.3;
/** Sources of news that one person follows, at most. */
const MOST_FOLLOWED = 3;
const LONGEST_WAIT_MINUTES = 3 * 24 * 60;

/** What the cast does with news and texts of our own; the same every time. */
export function readingRelations(
  { reads = [], sources = [] }: DemoRecords,
  people: ReadonlyMap<string, string>,
  clock: DemoClock,
): Record<'likes' | 'bookmarks' | 'follows', SeedRelation[]> {
  const members = cast.flatMap(({ slug }) => people.get(slug) ?? []);
  const likes: SeedRelation[] = [];
  const bookmarks: SeedRelation[] = [];
  for (const { key, id: referenceId, type: referenceType, publishedAt } of reads) {
    const random = seededRandom(`read ${key}`);
    // Most are liked by few.
    const size = Math.floor(random.next() ** 2 * MOST_LIKES);
    for (const userId of random.shuffle([...members]).slice(0, size)) {
      const at = clock.after(publishedAt, 5 + random.next() ** 2 * LONGEST_WAIT_MINUTES);
      const relation = { id: idAt(at), userId, referenceType, referenceId };
      likes.push(relation);
      if (random.next() < SAVED_OF_LIKED) bookmarks.push({ ...relation, id: idAt(at) });
    }
  }
  const follows = cast.flatMap(({ slug }) => {
    const userId = people.get(slug);
    const random = seededRandom(`sources ${slug}`);
    const chosen = random.shuffle([...sources]).slice(0, random.int(0, MOST_FOLLOWED));
    return userId === undefined
      ? []
      : chosen.map(({ id: referenceId }) => ({
          id: idAt(clock.at(random.int(1, 28), random.between(8, 22))),
          userId,
          referenceType: 'SOURCE',
          referenceId,
        }));
  });
  return { likes, bookmarks, follows };
}
