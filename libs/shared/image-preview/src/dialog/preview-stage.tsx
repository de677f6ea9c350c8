import type { Image } from '@upround/shared/domain';
import { classes } from '@upround/shared/ui';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { followGestures } from './gestures';
import { PreviewPicture, type PictureState } from './preview-picture';
import type { ZoomControls } from './use-zoom';
import type { Point } from './zoom-view';

interface PreviewStageProps {
  stage: RefObject<HTMLDivElement | null>;
  picture: RefObject<HTMLDivElement | null>;
  /** Distinguishes two pictures even if they are the same file. */
  index: number;
  image: Image;
  caption: string;
  zoom: ZoomControls;
  state: PictureState;
  onState: (state: PictureState) => void;
  /** Whether there is a picture on that side. */
  canGo: (step: 1 | -1) => boolean;
  onGo: (step: 1 | -1) => void;
  onClose: () => void;
}

/** The area in which the picture is shown, zoomed and moved. */
export function PreviewStage({ stage, picture, zoom, ...props }: PreviewStageProps) {
  const { index, image, caption, state, onState, canGo, onGo, onClose } = props;
  const isThere = state !== 'failed';
  const isZoomed = useEffectEvent(() => zoom.view.scale > 1);
  const onPan = useEffectEvent(zoom.pan);
  const onZoom = useEffectEvent((factor: number, at: Point) => {
    if (isThere) zoom.zoomAround(factor, at);
  });
  const onDoubleTap = useEffectEvent((at: Point) => {
    if (isThere) zoom.toggle(at);
  });
  const onDrag = useEffectEvent((distance: number) =>
    // At an end it follows the finger only a little.
    zoom.drag(canGo(distance < 0 ? 1 : -1) ? distance : distance / 4),
  );
  const onSwipe = useEffectEvent((step: 1 | -1) => (canGo(step) ? onGo(step) : zoom.drag(0)));
  const onBackdrop = useEffectEvent(onClose);
  useEffect(() => {
    if (stage.current === null) return undefined;
    return followGestures(stage.current, {
      isZoomed: () => isZoomed(),
      onPan: (way) => onPan(way),
      onZoom: (factor, at) => onZoom(factor, at),
      onDoubleTap: (at) => onDoubleTap(at),
      onDrag: (distance) => onDrag(distance),
      onSwipe: (step) => onSwipe(step),
      onBackdrop: () => onBackdrop(),
    });
  }, [stage]);
  return (
    <div
      ref={stage}
      aria-busy={state === 'loading'}
      className={classes(
        'relative col-span-3 col-start-1 row-start-2 flex touch-none items-center justify-center overflow-hidden px-2 [container-type:size] medium:px-20',
        zoom.view.scale > 1 && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <PreviewPicture
        key={index}
        ref={picture}
        image={image}
        caption={caption}
        view={zoom.view}
        state={state}
        onState={onState}
      />
    </div>
  );
}
