import type { Database } from '@upround/shared/db';

/** Whether a page stands for a record that anybody may see; offered by the slice that owns the record. */
export interface PageStatus {
  /** The route as the table of pages writes it, as in `/post/{slug}`. */
  route: string;
  exists(db: Database, slug: string): Promise<boolean>;
  /** The slug that the record has now, where this one is a former one of it. */
  movedTo?(db: Database, slug: string): Promise<string | null>;
}
