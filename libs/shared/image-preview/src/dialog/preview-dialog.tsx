import { classes, LiveRegion } from '@upround/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { OpenedPreview } from '../opening/image-preview-atoms';
import { usePreviewText } from './messages/catalogue';
import { fetchAhead } from './picture-sources';
import { previewKeys } from './preview-keys';
import type { PictureState } from './preview-picture';
import { PreviewStage } from './preview-stage';
import { PreviewToolbar } from './preview-toolbar';
import { ToolButton } from './tool-button';
import { useModal } from './use-modal';
import { useZoom } from './use-zoom';

export interface PreviewDialogProps extends OpenedPreview {
  onClose: () => void;
}

/** A caption of more characters may not fit a phone. */
const LONG_CAPTION = 120;

const besideClasses =
  'row-start-3 z-10 m-1 self-center medium:row-start-2 medium:m-4 medium:border medium:bg-surface-raised';

/** Pictures over everything: one at a time, to look at closely. Dark in both modes. */
export function PreviewDialog({ images, start, opener, onClose }: PreviewDialogProps) {
  const t = usePreviewText();
  const [index, setIndex] = useState(Math.min(Math.max(start, 0), images.length - 1));
  const [state, setState] = useState<PictureState>('loading');
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const captionId = useId();
  const zoom = useZoom(stage, picture);
  const canGo = (step: 1 | -1) => images[index + step] !== undefined;
  const go = (step: 1 | -1) => {
    if (!canGo(step)) return;
    setIndex(index + step);
    setState('loading');
    zoom.restart();
  };
  const follow = (next: PictureState) => {
    setState(next);
    const after = images[index + 1];
    if (next === 'shown' && after !== undefined) fetchAhead(after);
    // The button that tried again is gone, and the keys need the focus within.
    if (next === 'loading') dialog.current?.focus();
  };
  const disabled = state === 'failed';
  const onKey = previewKeys({ zoom, disabled, onGo: go, onClose });
  const dialog = useModal({ opener, onLeave: onClose, onKey });
  const image = images[index];
  if (image === undefined) return null;

  const caption = image.alt || t('noAlt');
  const place = { number: index + 1, total: images.length };
  const isOne = images.length === 1;
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={t('title')}
      aria-describedby={captionId}
      data-color-mode="dark"
      // Not by a key: the way back on a phone.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-0 z-60 grid h-dvh max-h-none w-full max-w-none animate-fade grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden overscroll-contain bg-surface-sunken pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-text outline-hidden motion-reduce:animate-none"
    >
      <div className="col-span-3 flex items-center p-1 pl-4 medium:p-2 medium:pl-6">
        {!isOne && <p className="text-small whitespace-nowrap figures">{t('position', place)}</p>}
        <PreviewToolbar zoom={zoom} disabled={disabled} onClose={onClose} />
      </div>
      {!isOne && (
        <ToolButton
          icon={ChevronLeft}
          label={t('previous')}
          shortcut="ArrowLeft"
          disabled={!canGo(-1)}
          onPress={() => go(-1)}
          className={classes('col-start-1', besideClasses)}
        />
      )}
      <PreviewStage
        stage={stage}
        picture={picture}
        index={index}
        image={image}
        caption={caption}
        zoom={zoom}
        state={state}
        onState={follow}
        canGo={canGo}
        onGo={go}
        onClose={onClose}
      />
      {!isOne && (
        <ToolButton
          icon={ChevronRight}
          label={t('next')}
          shortcut="ArrowRight"
          disabled={!canGo(1)}
          onPress={() => go(1)}
          className={classes('col-start-3', besideClasses)}
        />
      )}
      <div
        id={captionId}
        dir="auto"
        // Long ones scroll, by keys as well.
        {...(caption.length > LONG_CAPTION && { role: 'group', tabIndex: 0 })}
        className={classes(
          'row-start-3 max-h-32 max-w-measure focus-ring -outline-offset-2 self-center justify-self-center overflow-y-auto overscroll-contain py-3 text-center text-small medium:col-span-3 medium:col-start-1 medium:px-6',
          isOne ? 'col-span-3 col-start-1 px-4' : 'col-start-2',
          image.alt === '' && 'text-muted',
        )}
      >
        {caption}
      </div>
      <LiveRegion>{isOne ? null : t('announced', { ...place, caption })}</LiveRegion>
    </dialog>
  );
}
