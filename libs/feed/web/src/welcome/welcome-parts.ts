import { lazy } from 'react';

/** Suggestions for a new member, and the faces of authors. Loaded with the first steps and the login page. */
export const WelcomePeople = /* @__PURE__ */ lazy(() =>
  import('./people-step').then((module) => ({ default: module.PeopleStep })),
);
export const WelcomeTopics = /* @__PURE__ */ lazy(() =>
  import('./pods-step').then((module) => ({ default: module.PodsStep })),
);
export const MemberFaces = /* @__PURE__ */ lazy(() =>
  import('./member-faces').then((module) => ({ default: module.MemberFaces })),
);
export const TrendingPreview = /* @__PURE__ */ lazy(() =>
  import('./trending-preview').then((module) => ({ default: module.TrendingPreview })),
);
