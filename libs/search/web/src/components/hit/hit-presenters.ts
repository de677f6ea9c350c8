import { createContext, type ComponentType } from 'react';
import type { SearchHit } from '@upround/search/contract';
import type { SearchKind } from '@upround/shared/domain';

type HitPart = ComponentType<{ hit: SearchHit }>;

/** What a slice shows in the rows of its kind, besides title, excerpt, facts and picture. All parts are optional. */
export interface HitPresenter {
  /** Before the words. */
  Lead?: HitPart;
  /** At the end of the title's line. */
  TitleBadge?: HitPart;
  /** Between title and excerpt. */
  Summary?: HitPart;
  /** Below the excerpt, in place of author, place, time and counts. */
  Facts?: HitPart;
  /** Below everything else, beside the badge of what is locked. */
  Badges?: HitPart;
  /** At the end of the row, above the link that covers it. */
  Action?: HitPart;
}

/** The presenters of slices, by the kind of their records. */
export type HitPresenters = Partial<Record<SearchKind, HitPresenter>>;

/** Filled by the search page with what slices contribute. */
export const HitPresentersContext = createContext<HitPresenters>({});
