import type { RawBuilder } from 'kysely';

/** A list of records on people's profiles, which only those have who have something to list. */
export interface ProfileList {
  /** As the profile's tab is named in the address. */
  name: string;
  /** The field of the previous release with the same meaning; the next minor release removes it. */
  formerField?: string;
  /** SQL: whether the person has something that the viewer may see. */
  has(personId: RawBuilder<unknown>, viewerId: string | null): RawBuilder<boolean>;
}
