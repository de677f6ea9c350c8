import { lazy, Suspense } from 'react';
import { MentoringSkeleton } from './mentoring-skeleton';

const MentoringCard = /* @__PURE__ */ lazy(() =>
  import('./mentoring-card').then((m) => ({ default: m.MentoringCard })),
);

interface MentoringProps {
  userId: string;
  own: boolean;
}

/** What a person mentors on, on their profile where the directory lists them. */
export const profileCards = [
  {
    name: 'mentoring',
    Part: (props: MentoringProps) => (
      <Suspense fallback={<MentoringSkeleton />}>
        <MentoringCard {...props} />
      </Suspense>
    ),
  },
];
