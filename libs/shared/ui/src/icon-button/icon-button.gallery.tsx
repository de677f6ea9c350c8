import { Bookmark, Ellipsis, Share2, X } from 'lucide-react';
import type { GalleryEntry } from '../gallery/gallery-entry';
import { Row } from '../gallery/row';
import { IconButton } from './icon-button';

function Example() {
  return (
    <Row>
      <IconButton icon={Ellipsis} label="More about this post" tooltip />
      <IconButton icon={Share2} label="Share this post" variant="secondary" tooltip />
      <IconButton icon={X} label="Close" size="small" />
      <IconButton icon={Bookmark} label="Save this post" busy />
      <IconButton icon={Bookmark} label="Save this post" disabled />
    </Row>
  );
}

export const iconButtonEntry: GalleryEntry = {
  name: 'IconButton',
  about: 'Where there is no room for words. It always has a name, and may show it.',
  Example,
};
