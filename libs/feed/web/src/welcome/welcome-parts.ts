import { lazyWithRetry } from '@upround/shared/ui';

/** Suggestions for a new member, and the faces of authors. Loaded with the first steps and the login page. */
export const WelcomePeople = /* @__PURE__ */ lazyWithRetry(() =>
  import('./people-step').then((module) => ({ default: module.PeopleStep })),
);
export const WelcomeTopics = /* @__PURE__ */ lazyWithRetry(() =>
  import('./pods-step').then((module) => ({ default: module.PodsStep })),
);
export const MemberFaces = /* @__PURE__ */ lazyWithRetry(() =>
  import('./member-faces').then((module) => ({ default: module.MemberFaces })),
);
export const TrendingPreview = /* @__PURE__ */ lazyWithRetry(() =>
  import('./trending-preview').then((module) => ({ default: module.TrendingPreview })),
);
