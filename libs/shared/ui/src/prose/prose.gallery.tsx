import type { GalleryEntry } from '../gallery/gallery-entry';
import { Prose } from './prose';

const text = `## What a desk costs

Count heads for **four weeks** before you decide.[^1]

> 22,60,000 ÷ 62 = ₹36,452 a month

| question | answer |
| -------- | -----: |
| a desk | ₹16,143 |
| a desk in use | ₹36,452 |

[^1]: At eleven in the morning.`;

function Example() {
  return <Prose text={text} />;
}

export const proseEntry: GalleryEntry = {
  name: 'Prose',
  about: 'Our own Markdown, for texts that are read from beginning to end.',
  Example,
};
