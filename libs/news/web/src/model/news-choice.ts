import type { NewsTab } from '@upround/shared/links';
import type { StoryChoice } from '../data/story-queries';

/**
 * What the news page asks for. One source is read whole, followed or not: whoever chooses it means it.
 *
 * @param source a slug; empty for all
 */
export function newsChoice(tab: NewsTab, source: string): StoryChoice {
  if (source !== '') return { source };
  return tab === 'following' ? { filter: 'following' } : {};
}
