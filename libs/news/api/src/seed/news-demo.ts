import type { Drawing } from '@upround/shared/demo';

/** A source of the demo community: fictional, as is everything that it publishes. */
export interface DemoSource {
  slug: string;
  name: string;
  description: string;
  /** Under a domain that no one can register. */
  host: string;
  feedUrl: string;
  format: 'RSS' | 'ATOM' | 'RDF' | 'JSON';
}

/** A story as it is written down: when, against the first start, and what. */
export interface DemoStory {
  /** Days from the first start; negative before it. */
  day: number;
  title: string;
  text: string;
  /** What its picture shows; a story without one has its source's mark. */
  picture?: Drawing;
}

/** The news of the demo community; a part of its own, loaded to seed a database and to read its feeds. */
export interface NewsDemo {
  demoSources: readonly DemoSource[];
  /** The stories of each source, by its slug. */
  demoStories: Readonly<Record<string, readonly DemoStory[]>>;
}
