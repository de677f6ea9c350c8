import type { SearchSource } from '@upround/shared/ports';
import { ideaSearch } from './idea-search';
import { podSearch } from './pod-search';
import { postSearch } from './post-search';

/** What search finds of the feed. */
export const feedSearch: readonly SearchSource[] = [postSearch, ideaSearch, podSearch];
