import type { Image } from '@upround/shared/domain';
import { classes, ErrorState } from '@upround/shared/ui';
import { useState, type Ref } from 'react';
import { usePreviewText } from './messages/catalogue';
import { sizesOf, srcSetOf } from './picture-sources';
import type { ZoomView } from './zoom-view';

export type PictureState = 'loading' | 'shown' | 'failed';

interface PreviewPictureProps {
  ref: Ref<HTMLDivElement>;
  image: Image;
  caption: string;
  view: ZoomView;
  state: PictureState;
  onState: (state: PictureState) => void;
}

/** One picture as large as the stage allows. Its area is filled with its colour until it has loaded. */
export function PreviewPicture({ ref, image, caption, view, state, onState }: PreviewPictureProps) {
  const t = usePreviewText();
  const [tries, setTries] = useState(1);
  if (state === 'failed') {
    return (
      <div data-picture>
        <ErrorState
          title={t('failed')}
          onRetry={() => {
            setTries(tries + 1);
            onState('loading');
          }}
        >
          {t('failedHint')}
        </ErrorState>
      </div>
    );
  }
  const { width, height } = image;
  const { scale, x, y, turns, isGliding } = view;
  const [along, across] = turns % 2 === 0 ? ['100cqw', '100cqh'] : ['100cqh', '100cqw'];
  return (
    <div
      ref={ref}
      data-picture
      className={classes(
        'absolute top-1/2 left-1/2 overflow-hidden',
        isGliding && 'transition-[transform,width] duration-200 motion-reduce:transition-none',
        state === 'loading' && 'animate-breathe motion-reduce:animate-none',
      )}
      style={{
        width: `min(${width}px, ${along}, ${across} * ${width / height})`,
        aspectRatio: `${width} / ${height}`,
        backgroundColor: image.color,
        transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${scale})`,
      }}
    >
      <img
        key={tries}
        src={image.url}
        srcSet={srcSetOf(image)}
        sizes={sizesOf(image, scale)}
        width={width}
        height={height}
        alt={caption}
        draggable={false}
        decoding="async"
        onLoad={() => onState('shown')}
        onError={() => onState('failed')}
        className={classes(
          'h-full w-full transition-opacity select-none motion-reduce:transition-none',
          state === 'loading' && 'opacity-0',
        )}
      />
    </div>
  );
}
