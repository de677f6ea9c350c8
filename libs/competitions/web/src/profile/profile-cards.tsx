import { lazy, Suspense } from 'react';
import { EntriesSkeleton } from './entries-skeleton';

const EntriesCard = /* @__PURE__ */ lazy(() =>
  import('./entries-card').then((m) => ({ default: m.EntriesCard })),
);

interface EntriesProps {
  userId: string;
  own: boolean;
}

/** What a person entered and won, on their profile once there's something of it. */
export const profileCards = [
  {
    name: 'competitions',
    Part: ({ userId }: EntriesProps) => (
      <Suspense fallback={<EntriesSkeleton />}>
        <EntriesCard userId={userId} />
      </Suspense>
    ),
  },
];
