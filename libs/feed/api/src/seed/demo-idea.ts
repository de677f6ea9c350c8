import type { IdeaNeed, IdeaStage } from '@upround/feed/contract';

/** One idea of the demo community, by slugs and relative times. */
export interface DemoIdea {
  /** Unique; its address too, and comments name it. */
  key: string;
  /** Slug of a member of the cast. */
  author: string;
  /** For the demo clock: whole days before the first start, and the hour in India. */
  daysAgo: number;
  hour: number;
  title: string;
  description: string;
  problem: string;
  solution: string;
  stage: IdeaStage;
  lookingFor: readonly IdeaNeed[];
  /** How much it is liked, saved and wanted, 1 (few) to 5 (many); 2 where left out. */
  warmth?: 1 | 2 | 3 | 4 | 5;
}
