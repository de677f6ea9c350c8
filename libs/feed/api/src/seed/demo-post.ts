import type { Drawing } from '@upround/shared/demo';

/** One picture of a demo post: what to draw, and what it shows in words. */
export interface DemoImage {
  drawing: Drawing;
  alt: string;
}

/** Preview of the first link of a demo post. */
export interface DemoLink {
  title: string;
  description: string;
  siteName: string;
  picture?: DemoImage;
}

/** The poll of a demo post. */
export interface DemoPoll {
  options: readonly string[];
  multiple: boolean;
  /** When it ends, in days from the first start; negative is closed by then. */
  endsInDays: number;
  /** How the votes lean, one weight an option; even where left out. */
  lean?: readonly number[];
}

/** The quiz of a demo post. Several options may be chosen where several are right. */
export interface DemoQuiz {
  options: readonly string[];
  /** Places of the right options, from 0, in order. */
  right: readonly number[];
  explanation: string;
  /** How the attempts lean, one weight an option. */
  lean: readonly number[];
  /** As of a poll; it stays open where left out. */
  endsInDays?: number;
}

/** When a post was written, for the demo clock. */
type DemoMoment =
  /** Whole days before the first start, and the hour in India (fractions allowed). */
  | { daysAgo: number; hour: number; minutesAgo?: undefined }
  /** Shortly before the first start. */
  | { minutesAgo: number };

/** One post of the demo community, by slugs and relative times. */
export type DemoPost = DemoMoment & DemoPostContent;

interface DemoPostContent {
  /** Unique; comments and replies name it. */
  key: string;
  /** Slug of a member of the cast. */
  author: string;
  /** Slug of its pod; on the author's own page where undefined. */
  pod?: string;
  /** The text; for a thread, its first part. `@slug` is a mention. */
  text: string;
  /** The further parts of a thread, after `text`. */
  parts?: readonly string[];
  images?: readonly DemoImage[];
  link?: DemoLink;
  poll?: DemoPoll;
  quiz?: DemoQuiz;
  /** How much it is liked and saved, 1 (few) to 5 (many); 2 where left out. */
  warmth?: 1 | 2 | 3 | 4 | 5;
}

/** One pod of the demo community. */
export interface DemoPod {
  slug: string;
  name: string;
  description: string;
  topic: string;
  rules: readonly string[];
}
