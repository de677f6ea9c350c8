import type { UseKindTexts } from '@upround/shared/routing';
import type { HitPresenters } from './components/hit/hit-presenters';

/** What slices show of their kinds, and call them. */
export interface SearchParts {
  hitPresenters: HitPresenters;
  useKindTexts: UseKindTexts;
}
