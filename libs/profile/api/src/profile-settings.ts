import type {
  AccountDirectory,
  AllContributions,
  PairLock,
  FollowTies,
  Geocoder,
} from '@upround/shared/ports';
import type { Images, LargeFileStore } from '@upround/shared/storage';

/** What profile needs from the rest of the server. Bound in apps/api. */
export interface ProfileDeps {
  accounts: AccountDirectory;
  files: LargeFileStore;
  /** Takes uploaded pictures in. */
  images: Pick<Images, 'process'>;
  followTies: FollowTies;
  /** Holds up what two people write to each other, while one blocks the other. */
  pairLock: PairLock;
  geocoder: Geocoder;
  /**
   * What the slices have of a person, list on the profile, what deletes it, and what they notify people of; read
   * after all modules are composed.
   */
  contributed: () => Pick<
    AllContributions,
    'exports' | 'erasers' | 'deletionEffects' | 'notifications' | 'profileLists'
  >;
  /** Ends the connections of a person's open pages, if realtime is configured. */
  disconnect?: ((userId: string) => void) | undefined;
  /** The server's clock; the real one by default. */
  now?: (() => Date) | undefined;
}

/** The same with every choice made. */
export interface ProfileSettings extends ProfileDeps {
  now: () => Date;
}
