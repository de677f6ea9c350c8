import type { NewsTab } from '@upround/shared/links';
import type { StoryChoice } from '../data/story-queries';

/**
 * What the news page asks for. A chosen source is read in full, whether it's followed or not.
 *
 * @param source a slug; empty for all
 */
export function newsChoice(tab: NewsTab, source: string): StoryChoice {
  if (source !== '') return { source };
  return tab === 'following' ? { filter: 'following' } : {};
}
