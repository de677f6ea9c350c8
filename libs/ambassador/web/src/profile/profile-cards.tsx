import { lazy, Suspense } from 'react';
import { AmbassadorCardSkeleton } from './ambassador-card-skeleton';

const AmbassadorCard = /* @__PURE__ */ lazy(() =>
  import('./ambassador-card').then((m) => ({ default: m.AmbassadorCard })),
);

interface CardProps {
  slug: string;
}

/** Since when a person is an ambassador and whom they brought, on their profile. */
export const profileCards = [
  {
    name: 'ambassador',
    Part: ({ slug }: CardProps) => (
      <Suspense fallback={<AmbassadorCardSkeleton />}>
        <AmbassadorCard slug={slug} />
      </Suspense>
    ),
  },
];
