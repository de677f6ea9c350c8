import type { Database } from '@upround/shared/db';
import type { Image, KindsThat, PersonSummary, SearchKind } from '@upround/shared/domain';

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
  locked: boolean;
  createdAt: Date | null;
  likeCount: number;
  commentCount: number;
  followerCount: number;
  followed: boolean;
  /** What is special about its kind, as in `{ stage: 'REVENUE' }`. The slice that shows its hits reads it. */
  details?: Readonly<Record<string, unknown>>;
  /** The same as web apps of the release before read it; the next minor release drops it. */
  former?: Readonly<Record<string, unknown>>;
}

/** A position in a stored ranking: the ranking's id and the last shown rank. Short names, as it is part of cursors. */
export interface TrendingPosition {
  [name: string]: string | number;
  s: string;
  r: number;
}

/** Ids of trending records, in order. */
export interface TrendingPage {
  ids: readonly string[];
  /** Position of the next page; null at the end, or where there is no ranking. */
  next: TrendingPosition | null;
}

/**
 * Lets search find the records of one kind. Searched are the rows that the slice's triggers write to `search_documents`
 * (decision 21); the slice describes them, and checks again who may see them. Contributed by modules.
 */
export interface SearchSource {
  readonly kind: SearchKind;
  /**
   * Describes these records for a viewer, by the rules of visibility of the slice's own lists.
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
   * Scores these records by likes, comments and so on, weighted as in the slice's own ranking.
   *
   * @param ids at most a few hundred
   * @returns points by id; a record that is left out has none
   */
  weigh(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Which of these records are not suggested to the viewer, because the viewer mutes their authors. Searching still
   * finds them.
   *
   * @param ids at most 50
   */
  unwanted?(db: Database, viewerId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Reads a page of trending records for the viewer.
   *
   * @param limit at most 50
   * @param place position after the page before, in the same ranking; null for the first page
   * @throws AppError `INVALID_CURSOR` once that ranking is deleted
   */
  trending?(
    db: Database,
    viewerId: string | null,
    limit: number,
    place: TrendingPosition | null,
  ): Promise<TrendingPage>;
  /** Ids of random records. */
  random?(db: Database, viewerId: string | null, limit: number): Promise<readonly string[]>;
}
