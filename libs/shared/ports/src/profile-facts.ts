import type { Database } from '@upround/shared/db';

/** What a person's profile says about what they build. */
export interface ProfileFacts {
  /** Empty where the profile has none. */
  headline: string;
  /** The company of the latest experience that goes on; null where there is none. */
  company: string | null;
  /** The first link of the profile; null where it has none. */
  link: string | null;
}

/** Lets a slice fill a form from a person's own profile, for their own eyes. Implemented by profile. */
export interface ProfileReader {
  /** @returns null for a person who is gone */
  factsOf(db: Database, userId: string): Promise<ProfileFacts | null>;
}
