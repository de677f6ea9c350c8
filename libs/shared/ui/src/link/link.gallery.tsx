import type { GalleryEntry } from '../gallery/gallery-entry';
import { Link } from './link';

function Example() {
  return (
    <>
      <p className="max-w-measure">
        The seed round closed in eleven days. <Link href="#Link">Read the term sheet</Link> before
        you reply.
      </p>
      <p className="flex gap-2 text-small">
        <Link href="#Link" tone="text" className="font-semibold">
          Asha Raman
        </Link>
        <Link href="#Link" tone="muted">
          3 hours ago
        </Link>
      </p>
    </>
  );
}

export const linkEntry: GalleryEntry = {
  name: 'Link',
  about: 'Underlined within text; names and times show it on hover.',
  Example,
};
