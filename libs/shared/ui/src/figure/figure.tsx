import { useState, type ReactNode } from 'react';
import { classes } from '../styling/classes';

export interface FigureProps {
  src: string;
  /** What the picture shows; empty when it adds nothing to the words. */
  alt: string;
  /** True size in px: its ratio is reserved before the picture loads. */
  width: number;
  height: number;
  srcSet?: string;
  sizes?: string;
  /** The picture's own main colour (`#rrggbb`), shown until it is there. */
  color?: string | null;
  /** Fills a frame of another ratio, cutting the edges. */
  cover?: boolean;
  /** Words when the picture cannot be loaded; the alternative text by default. */
  fallback?: ReactNode;
  caption?: ReactNode;
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** A picture whose room is held from the start. */
export function Figure(props: FigureProps) {
  const { src, alt, width, height, color, cover, caption, loading = 'lazy' } = props;
  const [broken, setBroken] = useState<string>();
  return (
    <figure className={classes('m-0', props.className)}>
      <div
        className="relative overflow-hidden rounded-surface bg-surface-active"
        style={{
          aspectRatio: cover ? undefined : `${width} / ${height}`,
          backgroundColor: color ?? undefined,
        }}
      >
        {broken === src ? (
          <p className="absolute inset-0 flex items-center justify-center bg-surface-sunken p-4 text-center text-small text-muted">
            {props.fallback ?? alt}
          </p>
        ) : (
          <img
            src={src}
            srcSet={props.srcSet}
            sizes={props.sizes}
            alt={alt}
            width={width}
            height={height}
            loading={loading}
            decoding="async"
            onError={() => setBroken(src)}
            className={classes('block h-full w-full', cover ? 'object-cover' : 'object-contain')}
          />
        )}
      </div>
      {caption && <figcaption className="mt-2 text-small text-muted">{caption}</figcaption>}
    </figure>
  );
}
