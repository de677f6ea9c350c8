import type { ReactNode } from 'react';
import { lazyPart } from '@upround/shared/ui';
import type { UserJobsProps } from '../user-jobs/user-jobs';
import { useJobsNavigationText } from '../navigation/messages/catalogue';

interface PartProps extends UserJobsProps {
  /** Shown until the code is there. */
  placeholder: ReactNode;
}

const UserJobs = /* @__PURE__ */ lazyPart<PartProps>(
  () => import('../user-jobs/user-jobs').then((m) => m.UserJobs),
  ({ placeholder }) => placeholder,
);

/** The jobs that a person posted, on their profile where there are any. */
export const profileTabs = [
  {
    name: 'jobs',
    useLabel: () => useJobsNavigationText()('name'),
    Part: UserJobs,
    isShown: ({ lists = [] }: { lists?: readonly string[] | undefined }) => lists.includes('jobs'),
  },
];
