import type { SearchSource } from '@upround/shared/ports';
import { editorialSearch } from './editorial-search';
import { storySearch } from './story-search';

/** What search finds of news. */
export const newsSearch: readonly SearchSource[] = [
  storySearch,
  editorialSearch('ARTICLE'),
  editorialSearch('ESSAY'),
];
