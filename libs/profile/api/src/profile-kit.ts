import type {
  AccountDirectory,
  ConversationLock,
  Eraser,
  ExportSource,
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
  conversationLock: ConversationLock;
  geocoder: Geocoder;
  /** What the slices hold of a person, in the order in which the export lists it. */
  exportSources: readonly ExportSource[];
  /** Takes away what the slices hold of a person. */
  erasers: readonly Eraser[];
  /** Ends the connections of somebody's open pages, if there is anything that keeps them. */
  disconnect?: ((userId: string) => void) | undefined;
  /** The server's clock; the real one unless said. */
  now?: (() => Date) | undefined;
}

/** The same with every choice made. */
export interface ProfileKit extends ProfileDeps {
  now: () => Date;
}
