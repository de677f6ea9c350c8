import type { LinkPreview } from '@upround/shared/domain';

/** A page with everything, one with a small picture, and one with a title alone. */
export const linkPreviewFixtures: readonly [LinkPreview, LinkPreview, LinkPreview] = [
  {
    url: 'https://waterledger.example/reports/meters',
    host: 'waterledger.example',
    title: 'What 4,000 water meters said in one summer',
    description:
      'Housing societies in Pune measured each flat for a summer. Leaks were found first.',
    siteName: 'Water Ledger',
    image: {
      url: '/media/meters-1200.webp',
      variants: [{ url: '/media/meters-640.webp', width: 640 }],
      width: 1200,
      height: 630,
      alt: 'A row of meters in a shaft',
      color: '#d8e0d4',
    },
  },
  {
    url: 'https://notes.example/pricing',
    host: 'notes.example',
    title: 'Notes on pricing',
    description: '',
    siteName: '',
    image: {
      url: '/media/notes-200.webp',
      variants: [],
      width: 200,
      height: 200,
      alt: '',
      color: '#ffffff',
    },
  },
  {
    url: 'https://xn--80ak6aa92e.example/',
    host: 'xn--80ak6aa92e.example',
    title: 'A name in other letters',
    description: '',
    siteName: '',
    image: null,
  },
];
