import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { PictureSide } from '../../model/picture-side';
import type { PictureArea } from './crop-picture';
import { usePictureText } from './messages/catalogue';

interface PictureCropperProps {
  url: string;
  side: PictureSide;
  onArea: (area: PictureArea) => void;
  onUnreadable: () => void;
}

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.05;
const KEY_STEP = 8;

/** Chooses the part of a picture that is shown: by dragging, pinching, or keys. Loaded once a file is chosen. */
export function PictureCropper({ url, side, onArea, onUnreadable }: PictureCropperProps) {
  const t = usePictureText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="flex flex-col gap-3">
      <div className="relative h-72 overflow-hidden rounded-surface bg-surface-sunken">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={side === 'avatar' ? 1 : 4}
          cropShape={side === 'avatar' ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={KEY_STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => onArea(pixels)}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': t('crop') }}
          classes={{ cropAreaClassName: 'focus-ring' }}
        />
      </div>
      <label className="flex items-center gap-3 text-small font-medium">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-10 grow cursor-pointer rounded-control accent-accent focus-ring"
        />
      </label>
      <p className="text-small text-muted">{t('cropHint')}</p>
    </div>
  );
}
