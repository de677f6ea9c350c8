import type { FeedItem } from './feed-item';

const DAY_MS = 24 * 3_600_000;
/** Two sources that tell the same story do so within three days. */
export const SAME_STORY_MS = 3 * DAY_MS;
/** What is older than a month when we first read it comes from an archive; there nothing is compared. */
const ARCHIVE_MS = 30 * DAY_MS;
/** How many of the words that either title has both must have. */
const SAME_WORDS = 0.7;
/** Titles of fewer words that say something, as in "Daily briefing", are alike without telling the same. */
const FEWEST_WORDS = 4;

/** Words by which headlines of one story differ. */
const SMALL_WORDS = new Set(
  `a about after all already also an and are as at be been before but by can for from had has have her his how
  in into is it its more new no not now of off on one or our out over says than that the their them they this
  to up was we were what when which who why will with without you your`.split(/\s+/),
);

/** A story that is there. */
export interface ToldStory {
  id: string;
  titleKey: string;
  titleNumbers: string;
  publishedAt: Date;
}

const wordsOf = (titleKey: string) =>
  new Set(titleKey.split(' ').filter((word) => !SMALL_WORDS.has(word)));

/** Whether an item is compared with what others tell. */
export function mayBeToldElsewhere(
  { titleKey, publishedAt }: Pick<FeedItem, 'titleKey' | 'publishedAt'>,
  now: Date,
): boolean {
  const isRecent = publishedAt.getTime() > now.getTime() - ARCHIVE_MS;
  return isRecent && wordsOf(titleKey).size >= FEWEST_WORDS;
}

/** Stories by the words of their titles and the figures in them. */
class TitleIndex {
  private readonly byWord = new Map<string, number[]>();
  private readonly sizes: number[] = [];

  constructor(readonly stories: readonly ToldStory[]) {
    for (const [index, { titleKey, titleNumbers }] of stories.entries()) {
      const words = wordsOf(titleKey);
      this.sizes.push(words.size);
      for (const word of words) {
        const key = `${titleNumbers} ${word}`;
        const list = this.byWord.get(key);
        if (list === undefined) this.byWord.set(key, [index]);
        else list.push(index);
      }
    }
  }

  /** The story that has most words in common with an item, enough of them and within days. */
  find({ titleKey, titleNumbers, publishedAt }: FeedItem): ToldStory | undefined {
    const words = wordsOf(titleKey);
    const common = new Map<number, number>();
    for (const word of words) {
      for (const index of this.byWord.get(`${titleNumbers} ${word}`) ?? []) {
        common.set(index, (common.get(index) ?? 0) + 1);
      }
    }
    let best: ToldStory | undefined;
    let most = SAME_WORDS;
    for (const [index, count] of common) {
      const share = count / (words.size + (this.sizes[index] ?? 0) - count);
      const story = this.stories[index];
      if (share < most || story === undefined) continue;
      const apart = Math.abs(story.publishedAt.getTime() - publishedAt.getTime());
      if (apart > SAME_STORY_MS) continue;
      [best, most] = [story, share];
    }
    return best;
  }
}

/**
 * Finds the stories that items tell again: most words of the titles are the same, the figures all are ("raises
 * ₹4 crore" is not "raises ₹9 crore"), and no more than days lie between them. Headlines of one story that have little
 * in common stay apart: to show a story twice is better than to hide one behind another.
 *
 * @param items of one source
 * @param stories of other sources
 * @returns ids of stories by the items' guids
 */
export function sameStories(
  items: readonly FeedItem[],
  stories: readonly ToldStory[],
): Map<string, string> {
  const index = new TitleIndex(stories);
  return new Map(
    items.flatMap((item) => {
      const story = index.find(item);
      return story === undefined ? [] : [[item.guidKey, story.id] as const];
    }),
  );
}
