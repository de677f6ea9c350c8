import type { Database } from '@upround/shared/db';
import type { FilteredList } from '@upround/shared/domain';

/** One thing that a list can be filtered by. */
export interface FilterChoice {
  /** What people read above it. */
  title: string;
  /** The name of the list's query field. */
  query: string;
  filters: readonly { title: string; value: string }[];
}

/** Lets a slice say what one of its lists can be filtered by. Contributed by modules. */
export interface FilterSource {
  /** The list, as `filteredLists` of the search's contract names it. */
  readonly type: 'SEARCH' | FilteredList;
  filters(db: Database): Promise<readonly FilterChoice[]>;
}
