import type { GalleryEntry } from '../gallery/gallery-entry';
import { Badge } from '../badge/badge';
import { ScrollRow } from './scroll-row';

const topics = ['Pricing', 'Hiring', 'Fundraising', 'Retention', 'Climate', 'Health', 'Logistics'];

function Example() {
  return (
    <div className="w-64">
      <ScrollRow>
        <ul className="flex w-max gap-2 py-2">
          {topics.map((topic) => (
            <li key={topic}>
              <Badge>{topic}</Badge>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </div>
  );
}

export const scrollRowEntry: GalleryEntry = {
  name: 'ScrollRow',
  about: 'A row that scrolls sideways: fades and arrows where it goes on.',
  Example,
};
