import type { PersonRole } from '@upround/shared/domain';

/** How a portrait is drawn; skin, clothes and background follow from the slug. */
export interface Portrait {
  hair:
    | 'bald'
    | 'bob'
    | 'bun'
    | 'crop'
    | 'curls'
    | 'headscarf'
    | 'long'
    | 'parted'
    | 'plait'
    | 'quiff'
    | 'turban'
    | 'waves';
  beard?: 'full' | 'moustache' | 'stubble';
  glasses?: boolean;
  grey?: boolean;
}

/** One fictional member of the demo community. */
export interface DemoPerson {
  slug: string;
  displayName: string;
  headline: string;
  about: string;
  role: PersonRole | null;
  /** Below the reserved top-level domain `.test`, so that no mail can ever leave. */
  email: string;
  staffRoles?: readonly ('MODERATOR' | 'ADMIN')[];
  /** Drawn as a portrait, or as a monogram where left out. */
  portrait?: Portrait;
  /** Slugs of the people followed. */
  follows: readonly string[];
  /** Slugs of the pods joined. */
  pods: readonly string[];
}

/** The password of every account of the demo community. */
export const DEMO_PASSWORD = 'upround-demo';
