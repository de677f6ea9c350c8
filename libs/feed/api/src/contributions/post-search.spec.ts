import { textOf } from './post-search';

const image = (alt: string) => ({ alt }) as Parameters<typeof textOf>[0]['images'][number];

describe('what is read of a post in one line', () => {
  it('sets the options of a poll apart, and says what an image shows as such', () => {
    expect(
      textOf({
        text: 'How many plans?',
        parts: [],
        options: ['One', 'Two', 'We quote'],
        images: [image('Table of prices'), image('')],
      }),
    ).toBe('How many plans? One · Two · We quote Image: Table of prices');
  });

  it('is the text alone where there is nothing else', () => {
    expect(textOf({ text: 'Signed.', parts: [], options: [], images: [] })).toBe('Signed.');
  });
});
