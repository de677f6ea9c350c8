import { idAt } from '@upround/shared/db';
import {
  cast,
  seededRandom,
  type DemoClock,
  type DemoPostRecord,
  type SeededRandom,
} from '@upround/shared/demo';
import type { SeedRelation, SeedVote } from './seed-rows';

/** How many of the cast like a post, from and to, by its warmth (1 to 5). */
const likers: readonly (readonly [number, number])[] = [
  [1, 4],
  [4, 9],
  [8, 16],
  [14, 25],
  [22, 36],
];
const SAVED_OF_LIKED = 0.2;
/** Most reactions come within hours, the last after some days. */
const LONGEST_WAIT_MINUTES = 5 * 24 * 60;

const waitOf = (random: SeededRandom) => 2 + random.next() ** 3 * LONGEST_WAIT_MINUTES;

/** Who of the cast, besides the author, does something with a post; the same every time. */
function crowd(
  post: DemoPostRecord,
  people: ReadonlyMap<string, string>,
  size: number,
  random: SeededRandom,
): string[] {
  const slugs = cast.map(({ slug }) => slug).filter((slug) => slug !== post.authorSlug);
  return random
    .shuffle(slugs)
    .slice(0, size)
    .flatMap((slug) => people.get(slug) ?? []);
}

/** What no one comments on is liked by few: many likes without a word look made up. */
const MOST_WITHOUT_COMMENT = 2;

/**
 * Likes and bookmarks of the demo posts.
 *
 * @param answered ids of the posts with a comment; all have one by default
 */
export function postReactions(
  posts: readonly DemoPostRecord[],
  people: ReadonlyMap<string, string>,
  clock: DemoClock,
  answered: ReadonlySet<string> = new Set(posts.map(({ id }) => id)),
): { likes: SeedRelation[]; bookmarks: SeedRelation[] } {
  const likes: SeedRelation[] = [];
  const bookmarks: SeedRelation[] = [];
  for (const post of posts) {
    const random = seededRandom(`reactions ${post.key}`);
    const warmth = answered.has(post.id)
      ? post.warmth
      : Math.min(post.warmth, MOST_WITHOUT_COMMENT);
    const [from, to] = likers[warmth - 1] ?? [1, 4];
    for (const userId of crowd(post, people, random.int(from, to), random)) {
      const at = clock.after(post.createdAt, waitOf(random));
      const relation = { userId, referenceType: post.type, referenceId: post.id };
      likes.push({ id: idAt(at), ...relation });
      if (random.next() < SAVED_OF_LIKED) bookmarks.push({ id: idAt(at), ...relation });
    }
  }
  return { likes, bookmarks };
}

/** One option by the weights of the poll. */
function choose(poll: NonNullable<DemoPostRecord['poll']>, random: SeededRandom): string {
  const weights = poll.optionIds.map((_, index) => poll.lean[index] ?? 1);
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => (rest -= weight) < 0);
  return poll.optionIds[Math.max(0, index)] ?? '';
}

/** Who of the cast would use the demo ideas; those who like one need not be its users. */
export function wouldUse(
  ideas: readonly DemoPostRecord[],
  people: ReadonlyMap<string, string>,
  clock: DemoClock,
): SeedRelation[] {
  return ideas.flatMap((idea) => {
    const random = seededRandom(`would use ${idea.key}`);
    const [from, to] = likers[idea.warmth - 1] ?? [1, 4];
    return crowd(idea, people, Math.ceil(random.int(from, to) * 0.6), random).map((userId) => ({
      id: idAt(clock.after(idea.createdAt, waitOf(random))),
      userId,
      referenceType: 'IDEA',
      referenceId: idea.id,
    }));
  });
}

/** Votes in the demo polls and quizzes, leaning as their data says. */
export function pollVotes(
  posts: readonly DemoPostRecord[],
  people: ReadonlyMap<string, string>,
  clock: DemoClock,
): SeedVote[] {
  return posts.flatMap((post) => {
    const { poll } = post;
    if (poll === null) return [];
    const random = seededRandom(`votes ${post.key}`);
    const size = Math.min(cast.length - 4, 8 + post.warmth * random.int(4, 6));
    return crowd(post, people, size, random).map((userId) => {
      const at = clock.after(post.createdAt, waitOf(random));
      const first = choose(poll, random);
      const second = poll.multiple && random.next() < 0.5 ? [choose(poll, random)] : [];
      const right = poll.right?.includes(first) === true && random.next() < 0.8 ? poll.right : [];
      const chosen = new Set([first, ...second, ...right]);
      const selection = poll.optionIds.filter((option) => chosen.has(option));
      return {
        id: idAt(at),
        userId,
        referenceType: poll.right === null ? 'POST' : 'QUIZ',
        referenceId: post.id,
        selection,
        correct: poll.right && selection.join() === poll.right.join(),
        createdAt: at,
      };
    });
  });
}

/** The follows among the cast, and the pods that each member joined. */
export function castFollows(
  people: ReadonlyMap<string, string>,
  pods: ReadonlyMap<string, string>,
  clock: DemoClock,
): SeedRelation[] {
  return cast.flatMap((person) => {
    const userId = people.get(person.slug);
    if (userId === undefined) return [];
    const random = seededRandom(`followed ${person.slug}`);
    const relate = (referenceType: string, referenceId: string | undefined) =>
      referenceId === undefined
        ? []
        : [
            {
              id: idAt(clock.at(random.int(2, 85), random.between(8, 22))),
              userId,
              referenceType,
              referenceId,
            },
          ];
    return [
      ...person.follows.flatMap((slug) => relate('USER', people.get(slug))),
      ...person.pods.flatMap((slug) => relate('POD', pods.get(slug))),
    ];
  });
}
