import { hashOf, titleKey } from '../intake/story-keys';
import type { DemoStory } from './news-demo';

/** The same with its place and its moment. */
export interface DatedStory extends DemoStory {
  /** The same at every start. */
  key: string;
  path: string;
  publishedAt: Date;
}

const DAY_MS = 24 * 3_600_000;

/** All stories of a source with their dates, the oldest first. */
export function datedStories(stories: readonly DemoStory[], firstStart: Date): DatedStory[] {
  return stories
    .map((story) => ({
      ...story,
      key: hashOf(story.title).slice(0, 10),
      path: `/stories/${titleKey(story.title)
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60)}`,
      publishedAt: new Date(firstStart.getTime() + story.day * DAY_MS),
    }))
    .sort((a, b) => a.day - b.day);
}
