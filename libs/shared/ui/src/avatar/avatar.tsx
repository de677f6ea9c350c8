import { useState, type CSSProperties } from 'react';
import { classes } from '../styling/classes';
import { drawingFor, initialsOf } from './initials';

export interface AvatarProps {
  /** The person's or the pod's name; its initials replace a missing picture. */
  name: string;
  /** What the drawing is chosen by, so that it stays when the name changes: an id. */
  seed?: string;
  src?: string | null;
  /** Edge in px. */
  size?: 24 | 32 | 40 | 48 | 64 | 72 | 96 | 128;
  /** `square` for pods, companies and other things that are not people. */
  shape?: 'circle' | 'square';
  /** Text instead of the picture. Empty by default, because the name is beside it. */
  alt?: string;
  className?: string;
  loading?: 'lazy' | 'eager';
}

/** A person's picture, or their initials on a ground drawn for them alone. */
export function Avatar({
  name,
  seed = name,
  src,
  size = 40,
  shape = 'circle',
  alt = '',
  className,
  loading = 'lazy',
}: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const look = classes(
    'shrink-0 overflow-hidden bg-surface-active select-none',
    shape === 'circle' ? 'rounded-full' : 'rounded-control',
    className,
  );
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading={loading}
        // The words beside it come first.
        fetchPriority="low"
        decoding="async"
        draggable={false}
        onError={() => setBroken(src)}
        className={classes(look, 'object-cover')}
        style={{ width: size, height: size }}
      />
    );
  }
  const { hue, mark, turn } = drawingFor(seed);
  return (
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      className={classes(look, 'avatar-drawing')}
      style={{ '--avatar-hue': hue, width: size, height: size } as CSSProperties}
    >
      <rect width="40" height="40" className="fill-(--avatar-ground)" />
      <path d={mark} transform={`rotate(${turn} 20 20)`} className="fill-(--avatar-mark)" />
      <text
        x="20"
        y="20"
        dy="0.355em"
        textAnchor="middle"
        className={classes(
          'fill-(--avatar-ink) font-semibold tracking-tight',
          size < 32 ? 'text-[20px]' : 'text-[15px]',
        )}
      >
        {size < 32 ? initialsOf(name).slice(0, 1) : initialsOf(name)}
      </text>
    </svg>
  );
}
