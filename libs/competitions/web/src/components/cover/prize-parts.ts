/** A prize's leading amount, and the rest of its text. */
export interface PrizeParts {
  /** `₹10 lakh`; null where the prize doesn't begin with an amount. */
  amount: string | null;
  rest: string;
}

const AMOUNT =
  /^([₹$€£]\s?\d[\d.,]*\d?(?:\s?(?:lakh|crore|million|billion)s?\b)?)(?:[,:;]?\s+|$)/iu;

/** Splits `₹10 lakh without equity`, so that the amount can be larger. */
export function prizePartsOf(prize: string): PrizeParts {
  const [whole, amount] = AMOUNT.exec(prize) ?? [];
  if (whole === undefined || amount === undefined) return { amount: null, rest: prize };
  return { amount: amount.replace(/[,.]$/, ''), rest: prize.slice(whole.length) };
}
