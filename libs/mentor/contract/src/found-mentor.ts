import type { MentorNeed } from './topics.schema';

/** What a search hit says of a mentor in its `details`. */
export interface FoundMentor {
  /** Their name is the hit's person; this is what they do. */
  headline: string;
  /** The price of the cheapest service, in paise. */
  priceFrom: number;
  currency: 'INR';
  /** The strongest first. */
  needs: readonly MentorNeed[];
  /** In ISO 8601; null where there is none. */
  nextSlotAt: string | null;
  /** From 1 to 5; null without a review. */
  rating: number | null;
}
