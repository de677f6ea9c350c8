import { spokenAmount } from '@upround/calculators/model';
import type { CardPicture } from '@upround/shared/ports';
import type { SharedValuation } from './shared-valuation';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** Where the pictures of shared valuations are; `s` is the state, as in the link. */
export const PICTURE_PATH = '/v1/valuation-picture.png';

/** The picture of a shared valuation, with its result in words. */
export function valuationPicture(coded: string, valuation: SharedValuation): CardPicture {
  const { currency, median, min, max, count } = valuation;
  const amount = (value: number) => spokenAmount(value, currency);
  const between =
    count === 1 ? 'by one method' : `between ${amount(min)} and ${amount(max)} by ${count} methods`;
  return {
    path: `${PICTURE_PATH}?s=${encodeURIComponent(coded)}`,
    width: PICTURE_WIDTH,
    height: PICTURE_HEIGHT,
    alt: `Startup valuation of ${amount(median)}, ${between}`,
  };
}
