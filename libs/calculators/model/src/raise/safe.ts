import { Exact, partialShare, positive, toNumber } from '../numbers';

/** A simple agreement for future equity. Amounts are in a currency's main unit. */
export interface Safe {
  name?: string;
  amount: number;
  /** What the cap is a valuation of: the company with everything that converts, or without it. */
  type: 'postMoney' | 'preMoney';
  cap?: number;
  /** Off the price of the round, as a fraction; 0 by default. */
  discount?: number;
  /** Takes the lowest cap of post-money SAFEs that come after it. */
  isMfn?: boolean;
}

/** Which of its terms gives the holder the lowest price. */
export type ConversionBasis = 'cap' | 'discount' | 'round';

export interface Conversion {
  basis: ConversionBasis;
  price: number;
  shares: number;
}

export interface SafeConversionInput extends Safe {
  /** Price of a share in the round. */
  roundPrice?: number;
  /**
   * Shares by which the cap is divided. Post-money: shares, options, promised options, the pool before the round adds to
   * it, and everything that converts. Pre-money: shares, options and the pool with what the round adds.
   */
  capitalization?: number;
}

export interface SafeConversion {
  /** amount ÷ cap, what a post-money SAFE owns before the new money; null for other SAFEs. */
  ownership: number | null;
  capPrice: number | null;
  discountPrice: number | null;
  /** The lowest price that is known; null without any. */
  conversion: Conversion | null;
}

export interface BestPrice {
  basis: ConversionBasis;
  price: Exact;
}

/** The lowest of what a holder may convert at; the price of the round wins a tie. Null where none is known. */
export function lowestPrice(
  prices: Readonly<Record<ConversionBasis, Exact | null>>,
): BestPrice | null {
  let best: BestPrice | null = null;
  for (const basis of ['round', 'cap', 'discount'] as const) {
    const price = prices[basis];
    if (price !== null && (best === null || price.lt(best.price))) best = { basis, price };
  }
  return best;
}

/** The same where the price of the round is known. */
export const lowestOf = (
  round: Exact,
  prices: Readonly<Record<'cap' | 'discount', Exact | null>>,
): BestPrice => lowestPrice({ ...prices, round }) ?? { basis: 'round', price: round };

/**
 * Conversion of one SAFE: shares = amount ÷ min(cap ÷ capitalization, round price × (1 − discount)).
 * In a round with several of them, `pricedRound` finds the capitalization.
 * Source: Y Combinator, "Post-Money SAFE User Guide" and "Safe: Valuation Cap and Discount" (2018).
 * @throws InputError for amounts, caps and prices that aren't positive, and for a discount outside 0 to below 1
 */
export function convertSafe(input: SafeConversionInput): SafeConversion {
  const amount = positive('amount', input.amount);
  const cap = input.cap === undefined ? null : positive('cap', input.cap);
  const kept = new Exact(1).minus(partialShare('discount', input.discount ?? 0));
  const roundPrice =
    input.roundPrice === undefined ? null : positive('roundPrice', input.roundPrice);
  const capitalization =
    input.capitalization === undefined ? null : positive('capitalization', input.capitalization);
  const capPrice = cap === null || capitalization === null ? null : cap.div(capitalization);
  const discountPrice = roundPrice === null || kept.eq(1) ? null : roundPrice.times(kept);
  const best = lowestPrice({ cap: capPrice, discount: discountPrice, round: roundPrice });
  const ownership = input.type === 'postMoney' && cap !== null ? amount.div(cap) : null;
  return {
    ownership: ownership === null ? null : toNumber(ownership),
    capPrice: capPrice === null ? null : toNumber(capPrice),
    discountPrice: discountPrice === null ? null : toNumber(discountPrice),
    conversion:
      best === null
        ? null
        : {
            basis: best.basis,
            price: toNumber(best.price),
            shares: toNumber(amount.div(best.price)),
          },
  };
}

/**
 * SAFEs in the order in which they were issued, each "most favoured nation" one with the lowest cap of the post-money SAFEs after
 * it, if that is lower than its own.
 * Source: Y Combinator, "Safe: MFN, no Valuation Cap, no Discount" (2018).
 */
export function applyMfn(safes: readonly Safe[]): Safe[] {
  return safes.map((safe, place) => {
    if (safe.isMfn !== true) return { ...safe };
    const caps = safes
      .slice(place + 1)
      .filter(({ type }) => type === 'postMoney')
      .flatMap(({ cap }) => cap ?? []);
    const lowest = Math.min(...caps);
    if (lowest >= (safe.cap ?? Infinity) || caps.length === 0) return { ...safe };
    // The cap comes with what it is a valuation of.
    return { ...safe, cap: lowest, type: 'postMoney' };
  });
}
