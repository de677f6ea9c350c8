import {
  articleFixtures,
  essayFixtures,
  sourceFixtures,
  storyFixtures,
  type Article,
  type Essay,
  type Source,
  type Story,
} from '@upround/news/contract';

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The contract has no fixture');
  return item;
}

/** The first fixture with changes. */
export function aStory(changes: Partial<Story> = {}): Story {
  const story = first(storyFixtures);
  const id = changes.id ?? story.id;
  return { ...story, slug: `slug-${id}`, ...changes, id };
}

/** So many stories, with the titles "Story 1", "Story 2" and so on. */
export function someStories(count: number, from = 1): Story[] {
  return Array.from({ length: count }, (_, index) =>
    aStory({ id: `story-${from + index}`, title: `Story ${from + index}`, alsoIn: [] }),
  );
}

export function aSource(changes: Partial<Source> = {}): Source {
  return { ...first(sourceFixtures), ...changes };
}

export function anArticle(changes: Partial<Article> = {}): Article {
  return { ...first(articleFixtures), ...changes };
}

/** An essay that is open to the reader. */
export function anEssay(changes: Partial<Essay> = {}): Essay {
  return { ...first(essayFixtures), ...changes };
}

/** An essay of which the reader has the beginning. */
export function aLockedEssay(): Essay {
  const { body: _body, ...rest } = anEssay({ locked: true });
  return rest;
}
