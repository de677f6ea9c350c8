import type { Competition } from '@upround/competitions/contract';
import type { CompetitionTab } from '@upround/shared/links';

/** A competition as a page shows it. */
export interface CompetitionView {
  competition: Competition;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset: number;
  /** Reads it again, where a moment has come. */
  reread: () => void;
  /** The page's address with another tab. */
  hrefOf: (tab: CompetitionTab) => string;
}
