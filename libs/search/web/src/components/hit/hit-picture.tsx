import { useState } from 'react';
import type { Image } from '@upround/shared/domain';
import { classes } from '@upround/shared/ui';

/**
 * A small picture at the end of a row; the words beside it say what it is. One that does not load leaves its colour.
 */
export function HitPicture({ image, className }: { image: Image; className: string }) {
  const [isBroken, setBroken] = useState(false);
  // Twice the width that it takes, for fine screens.
  const { url } = image.variants.find(({ width }) => width >= 192) ?? image;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'shrink-0 overflow-hidden rounded-control border bg-surface-active',
        className,
      )}
      style={{ backgroundColor: image.color }}
    >
      {!isBroken && (
        <img
          src={url}
          alt=""
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
