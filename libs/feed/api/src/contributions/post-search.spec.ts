import { textOf } from './post-search';

const image = (alt: string) => ({ alt }) as Parameters<typeof textOf>[0]['images'][number];

describe('the text of a post in a search result', () => {
  it('is its words and the options of a poll, separated', () => {
    expect(
      textOf({
        text: 'How many plans?',
        parts: [],
        options: ['One', 'Two', 'We quote'],
        images: [image('Table of prices'), image('')],
      }),
    ).toBe('How many plans? One · Two · We quote');
  });

  it('is the alt text of its images if it has no words', () => {
    expect(
      textOf({ text: '', parts: [], options: [], images: [image('Table of prices'), image('')] }),
    ).toBe('Table of prices');
  });

  it('is only the text if there is nothing else', () => {
    expect(textOf({ text: 'Signed.', parts: [], options: [], images: [] })).toBe('Signed.');
  });
});
