import { lazyPart } from '@upround/shared/ui';
import { MentoringSkeleton } from './mentoring-skeleton';

interface MentoringProps {
  userId: string;
  own: boolean;
}

const MentoringCard = /* @__PURE__ */ lazyPart<MentoringProps>(
  () => import('./mentoring-card').then((m) => m.MentoringCard),
  () => <MentoringSkeleton />,
);

/** What a person mentors on, on their profile where the directory lists them. */
export const profileCards = [{ name: 'mentoring', Part: MentoringCard }];
