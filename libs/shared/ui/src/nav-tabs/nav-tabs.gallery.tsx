import type { GalleryEntry } from '../gallery/gallery-entry';
import { NavTabs } from './nav-tabs';

function Example() {
  return (
    <NavTabs
      label="Home feed"
      tabs={[
        { href: '#trending', label: 'Trending', current: true },
        { href: '#latest', label: 'Latest', current: false },
        { href: '#following', label: 'Following', current: false },
        { href: '#saved', label: 'Saved', current: false, count: 1240 },
      ]}
    />
  );
}

export const navTabsEntry: GalleryEntry = {
  name: 'NavTabs',
  about: 'Views of one page, each with an address of its own.',
  Example,
};
