import { lazyWithRetry } from '@upround/shared/ui';

/** A person's latest experience, for the applicants to a job. */
export const ExperienceBrief = /* @__PURE__ */ lazyWithRetry(() =>
  import('./experience-brief').then((m) => ({ default: m.ExperienceBrief })),
);
