import { topRailWith } from '@upround/search/web';
import { moreItems, useKindTexts } from '../app/lazy-slots';

/** The lists beside the feed with what slices bring. Loaded where there is room for them. */
export const TopRail = topRailWith(moreItems, useKindTexts);
