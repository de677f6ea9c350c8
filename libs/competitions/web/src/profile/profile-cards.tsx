import { lazyPart } from '@upround/shared/ui';
import { EntriesSkeleton } from './entries-skeleton';

interface EntriesProps {
  userId: string;
  own: boolean;
}

const EntriesCard = /* @__PURE__ */ lazyPart<EntriesProps>(
  () => import('./entries-card').then((m) => m.EntriesCard),
  () => <EntriesSkeleton />,
);

/** What a person entered and won, on their profile once there's something of it. */
export const profileCards = [{ name: 'competitions', Part: EntriesCard }];
