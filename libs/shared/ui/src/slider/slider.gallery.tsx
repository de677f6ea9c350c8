import { useState } from 'react';
import type { GalleryEntry } from '../gallery/gallery-entry';
import { Slider } from './slider';

function Example() {
  const [value, setValue] = useState(20);
  return <Slider label="Discount" min={0} max={50} step={1} value={value} onChange={setValue} />;
}

export const sliderEntry: GalleryEntry = {
  name: 'Slider',
  about: 'A value that people try out. Beside a field, which takes exact values.',
  Example,
};
