import type { GalleryEntry } from '../gallery/gallery-entry';
import { Row } from '../gallery/row';
import { Badge } from './badge';

function Example() {
  return (
    <Row>
      <Badge>Founder</Badge>
      <Badge tone="accent">Investor</Badge>
      <Badge tone="success">Open</Badge>
      <Badge tone="warning">Closes today</Badge>
      <Badge tone="danger">Removed</Badge>
      <Badge tone="info">Draft</Badge>
    </Row>
  );
}

export const badgeEntry: GalleryEntry = {
  name: 'Badge',
  about: 'What a person or a thing is, in a word or two. At most one beside a name.',
  Example,
};
