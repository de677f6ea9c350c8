import { routes as pages } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';

const hasMentor = (search: URLSearchParams) =>
  search.has('mentor') && search.get('view') !== 'offer';

const hasSession = (search: URLSearchParams) => search.has('booking');

/** The directory of mentors, the guided choice, booking, and the member's sessions. */
export const routes: FeatureRoute[] = [
  {
    path: pages.mentors,
    shape: 'work',
    layout: 'default',
    access: 'guest',
    hasPhoneBar: hasMentor,
    page: () => import('./directory/mentors-screen').then((m) => m.MentorsScreen),
    data: (client, _params, search) =>
      import('./directory/read-mentors-ahead').then((m) => m.readMentorsAhead(client, search)),
  },
  {
    path: pages.sessions,
    shape: 'work',
    layout: 'default',
    access: 'member',
    hasPhoneBar: hasSession,
    page: () => import('./sessions/sessions-screen').then((m) => m.SessionsScreen),
    data: (client, _params, search) =>
      import('./sessions/read-sessions-ahead').then((m) => m.readSessionsAhead(client, search)),
  },
  {
    path: pages.mentorFunnel,
    shape: 'form',
    layout: 'default',
    access: 'guest',
    page: () => import('./funnel/funnel-screen').then((m) => m.FunnelScreen),
    data: (client, _params, search) =>
      import('./funnel/read-funnel-ahead').then((m) => m.readFunnelAhead(client, search)),
  },
  {
    path: pages.bookMentor,
    shape: 'form',
    layout: 'mentor',
    access: 'member',
    page: () => import('./booking/book-mentor-screen').then((m) => m.BookMentorScreen),
    data: (client, _params, search) =>
      import('./booking/read-booking-ahead').then((m) => m.readBookingAhead(client, search)),
  },
];
