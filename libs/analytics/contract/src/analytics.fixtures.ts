import type { ViewReport } from './report.schema';

/** Reports as the server answers them, for tests of screens and of this contract. */
export const viewReportFixtures: readonly ViewReport[] = [
  {
    days: [
      { day: '2026-03-01', views: 12, people: 4 },
      { day: '2026-03-02', views: 0, people: 0 },
      { day: '2026-03-03', views: 31, people: 9 },
    ],
    views: 43,
    people: 11,
    paths: [
      { path: '/', views: 30, people: 11 },
      { path: '/pods', views: 13, people: 5 },
    ],
  },
];
