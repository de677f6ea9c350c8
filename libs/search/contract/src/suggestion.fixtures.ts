import type { Suggestion } from './suggestion.calls';

/** Two people whose names begin alike. */
export const suggestionFixtures: readonly Suggestion[] = [
  {
    type: 'USER',
    data: {
      id: '018bcfe5-6800-7000-8000-0000000000a1',
      slug: 'asha-rao',
      displayName: 'Asha Rao',
      headline: 'Founder, Tidewater. Water meters for housing societies, Pune',
      avatarUrl: '/media/avatar-asha-rao.webp',
      role: 'FOUNDER',
    },
  },
  {
    type: 'USER',
    data: {
      id: '018bcfe5-6800-7000-8000-0000000000a3',
      slug: 'ashok-pillai',
      displayName: 'Ashok Pillai',
      headline: '',
      avatarUrl: null,
      role: null,
    },
  },
];
