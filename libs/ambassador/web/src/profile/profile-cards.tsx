import { lazyPart } from '@upround/shared/ui';
import { AmbassadorCardSkeleton } from './ambassador-card-skeleton';

interface CardProps {
  slug: string;
}

const AmbassadorCard = /* @__PURE__ */ lazyPart<CardProps>(
  () => import('./ambassador-card').then((m) => m.AmbassadorCard),
  () => <AmbassadorCardSkeleton />,
);

/** Since when a person is an ambassador and whom they brought, on their profile. */
export const profileCards = [{ name: 'ambassador', Part: AmbassadorCard }];
