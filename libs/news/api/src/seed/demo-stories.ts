import { hashOf, titleKey } from '../intake/story-keys';
import type { DemoSource } from './demo-sources.data';
import { deskStories } from './stories-desk.data';
import { ledgerStories } from './stories-ledger.data';
import { remedyStories } from './stories-remedy.data';
import { wireStories } from './stories-wire.data';
import { workbenchStories } from './stories-workbench.data';

/** A story as it is written down: when, against the first start, and what. */
export interface DemoStory {
  /** Days from the first start; negative before it. */
  day: number;
  title: string;
  text: string;
}

/** The same with its place and its moment. */
export interface DatedStory extends DemoStory {
  /** The same at every start. */
  key: string;
  path: string;
  publishedAt: Date;
}

const stories: Readonly<Record<string, readonly DemoStory[]>> = {
  'harbour-ledger': ledgerStories,
  'monsoon-wire': wireStories,
  'workbench-weekly': workbenchStories,
  'the-second-desk': deskStories,
  'rule-and-remedy': remedyStories,
};

const DAY_MS = 24 * 3_600_000;

/** What a source ever tells, oldest first. */
export function storiesOf({ slug }: DemoSource, firstStart: Date): DatedStory[] {
  return (stories[slug] ?? [])
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
