import { routes as pages } from '@upround/shared/links';
import type { FeatureRoute } from '@upround/shared/routing';
import type { MentorParts } from './mentor-parts';

const hasMentor = (search: URLSearchParams) =>
  search.has('mentor') && search.get('view') !== 'offer';

const hasSession = (search: URLSearchParams) => search.has('booking');

/**
 * The directory of mentors, the guided choice, booking, and the member's sessions.
 *
 * @param loadParts loaded with the directory
 */
export const routesWith = (loadParts: () => Promise<MentorParts>): FeatureRoute[] => [
  {
    path: pages.mentors,
    shape: 'work',
    layout: 'default',
    access: 'guest',
    hasPhoneBar: hasMentor,
    // The form is long: the bar would take space from its fields.
    hidesBar: (search) => search.get('view') === 'offer',
    page: async () => {
      const [{ mentorsScreenWith }, parts] = await Promise.all([
        import('./directory/mentors-screen'),
        loadParts(),
      ]);
      return mentorsScreenWith(parts);
    },
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
    // Each step has a bar of its own there.
    hidesBar: (search) => search.has('mentor'),
    page: () => import('./booking/book-mentor-screen').then((m) => m.BookMentorScreen),
    data: (client, _params, search) =>
      import('./booking/read-booking-ahead').then((m) => m.readBookingAhead(client, search)),
  },
];
