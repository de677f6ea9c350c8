import { lazy } from 'react';

/** A person's latest experience, for the applicants to a job. */
export const ExperienceBrief = /* @__PURE__ */ lazy(() =>
  import('./experience-brief').then((m) => ({ default: m.ExperienceBrief })),
);
