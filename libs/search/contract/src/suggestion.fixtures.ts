import type { CallOutput } from '@upround/shared/contract-core';
import type { listSuggestions, Suggestion } from './suggestion.calls';

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

/** Suggestions of every type. */
export const suggestionMixFixture: CallOutput<typeof listSuggestions> = {
  data: [...suggestionFixtures],
  queries: ['water meters', 'water level'],
  records: [
    {
      type: 'POD',
      id: '018bcfe5-6800-7000-8000-0000000000b1',
      slug: 'first-cheque',
      name: 'First cheque',
      followerCount: 41,
    },
  ],
  tags: [{ tag: 'fundraising', count: 12 }],
};
