import { useFormat } from '@upround/shared/i18n';
import { RotateCw, X, ZoomIn, ZoomOut } from 'lucide-react';
import { usePreviewText } from './messages/catalogue';
import { ToolButton } from './tool-button';
import type { ZoomControls } from './use-zoom';
import { MAX_SCALE } from './zoom-view';

export interface PreviewToolbarProps {
  zoom: ZoomControls;
  /** There is no picture to zoom or turn. */
  disabled: boolean;
  onClose: () => void;
}

/** Zoom, turn and close. */
export function PreviewToolbar({ zoom, disabled, onClose }: PreviewToolbarProps) {
  const t = usePreviewText();
  const format = useFormat();
  const { scale } = zoom.view;
  const percent = format.percent(scale);
  return (
    <div className="ml-auto flex items-center">
      <ToolButton
        icon={ZoomOut}
        label={t('zoomOut')}
        shortcut="-"
        disabled={disabled || scale <= 1}
        onPress={zoom.zoomOut}
      />
      <ToolButton
        label={t('resetZoom', { percent })}
        shortcut="0"
        disabled={disabled || scale <= 1}
        onPress={zoom.reset}
        className="w-14 figures"
      >
        {percent}
      </ToolButton>
      <ToolButton
        icon={ZoomIn}
        label={t('zoomIn')}
        shortcut="+"
        disabled={disabled || scale >= MAX_SCALE}
        onPress={zoom.zoomIn}
      />
      <ToolButton
        icon={RotateCw}
        label={t('rotate')}
        shortcut="r"
        disabled={disabled}
        onPress={() => zoom.turn(1)}
      />
      <ToolButton icon={X} label={t('close')} shortcut="Escape" onPress={onClose} />
    </div>
  );
}
