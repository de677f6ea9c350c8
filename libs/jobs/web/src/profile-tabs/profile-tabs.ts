import { lazy } from 'react';
import { useJobsNavigationText } from '../navigation/messages/catalogue';

const UserJobs = /* @__PURE__ */ lazy(() =>
  import('../user-jobs/user-jobs').then((m) => ({ default: m.UserJobs })),
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
