import type { Database } from '@upround/shared/db';
import type { Currency, Image, KindsThat, PersonSummary, SearchKind } from '@upround/shared/domain';

/** What search shows of a job besides; amounts are in minor units. */
export interface FoundJob {
  company: string;
  location: string;
  salary: {
    min: number;
    max: number | null;
    currency: Currency;
    period: 'YEAR' | 'MONTH' | 'HOUR';
  } | null;
}

/** A record as search shows it; see `SearchHit` of the contract for what the fields say. */
export interface FoundRecord {
  slug: string;
  /** Plain text; empty where the record has no title. */
  title: string;
  /** Plain text that the viewer may read, from which the excerpt is cut; nothing locked, nothing private. */
  text: string;
  person: PersonSummary | null;
  place: { type: KindsThat<'contain'>; slug: string; name: string } | null;
  image: Image | null;
  form: string | null;
  locked: boolean;
  createdAt: Date | null;
  likeCount: number;
  commentCount: number;
  followerCount: number;
  followed: boolean;
  /** Of jobs alone. */
  job?: FoundJob;
}

/** A place in a kept ranking: which one, and the rank of what was shown last. Short names, since it travels in cursors. */
export interface TrendingPlace {
  [name: string]: string | number;
  s: string;
  r: number;
}

/** Ids of what is trending, the first first. */
export interface TrendingPage {
  ids: readonly string[];
  /** Where it goes on; null at the end, or where no ranking is kept. */
  next: TrendingPlace | null;
}

/**
 * Lets search find the records of one kind. What can be found of them are the rows that the slice's triggers keep in
 * `search_documents` (decision 21); the slice says how they look and, once more, who may see them. Contributed by modules.
 */
export interface SearchSource {
  readonly kind: SearchKind;
  /**
   * What these records are to a viewer, by the rule that holds for the slice's own lists.
   *
   * @param viewerId the viewer, null for a guest
   * @param ids at most 51: a page and one more
   * @returns by id; those that the viewer may not see are left out
   */
  describe(
    db: Database,
    viewerId: string | null,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, FoundRecord>>;
  /**
   * How much people made of these records: likes, comments and the like, weighed as in the slice's own ranking.
   *
   * @param ids at most a few hundred
   * @returns points by id; a record that is left out has none
   */
  weigh(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Which of these records the viewer does not want to be brought, as they mute who stands behind them. They are still
   * found by whoever looks for them.
   *
   * @param ids at most 50
   */
  unwanted?(db: Database, viewerId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * What is trending for the viewer.
   *
   * @param limit at most 50
   * @param place where the page before ended, in the same ranking; null for the first
   * @throws AppError `INVALID_CURSOR` once that ranking is kept no longer
   */
  trending?(
    db: Database,
    viewerId: string | null,
    limit: number,
    place: TrendingPlace | null,
  ): Promise<TrendingPage>;
  /** Ids of records drawn by chance. */
  random?(db: Database, viewerId: string | null, limit: number): Promise<readonly string[]>;
}
