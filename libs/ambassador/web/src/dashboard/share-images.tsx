import { QRCodeCanvas } from 'qrcode.react';
import { useEffect, useRef, type RefObject } from 'react';
import { saveFile } from '@upround/shared/files';
import { toast } from '@upround/shared/toasts';
import { drawShareCard } from './draw-share-card';
import { useAmbassadorDashboardText } from './messages/catalogue';
import { aspectOf, flexOf, ImageFoot, imageRowClasses } from './share-kit';
import { shareSizes, type ShareSize, type ShareTexts } from './share-sizes';

interface ShareImagesProps {
  link: string;
  texts: ShareTexts;
}

/** Pixels of the QR code that the images take over. */
const QR_SIZE = 512;

/** Both images as they're downloaded. */
export function ShareImages({ link, texts }: ShareImagesProps) {
  const qr = useRef<HTMLCanvasElement>(null);
  return (
    <div className={imageRowClasses}>
      <QRCodeCanvas ref={qr} aria-hidden value={link} level="M" size={QR_SIZE} hidden />
      <ShareImage size="wide" qr={qr} texts={texts} />
      <ShareImage size="square" qr={qr} texts={texts} />
    </div>
  );
}

interface ShareImageProps {
  size: ShareSize;
  qr: RefObject<HTMLCanvasElement | null>;
  texts: ShareTexts;
}

function ShareImage({ size, qr, texts }: ShareImageProps) {
  const t = useAmbassadorDashboardText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { brand, invites, headline, scan, code } = texts;
  const { width, height } = shareSizes[size];
  useEffect(() => {
    let isGone = false;
    const draw = () => {
      if (isGone || canvas.current === null || qr.current === null) return;
      const shown = { brand, invites, headline, scan, code };
      drawShareCard(canvas.current, { size, qr: qr.current, texts: shown });
    };
    draw();
    // Once more with the brand's own font, where that wasn't loaded yet.
    void document.fonts?.ready.then(draw);
    return () => {
      isGone = true;
    };
  }, [size, qr, brand, invites, headline, scan, code]);
  const download = () =>
    canvas.current?.toBlob((file) => {
      if (file === null) toast.show({ type: 'error', text: t('kit.failed') });
      else saveFile(file, t('kit.file', { brand: brand.toLowerCase(), code, size }));
    }, 'image/png');
  return (
    <div className="flex min-w-0 flex-col gap-2" style={flexOf(size)}>
      <div
        role="img"
        aria-label={t(`kit.${size}`, { brand, name: invites, code })}
        className="overflow-hidden rounded-control"
        style={aspectOf(size)}
      >
        <canvas ref={canvas} aria-hidden width={width} height={height} className="size-full" />
      </div>
      <ImageFoot size={size} onDownload={download} />
    </div>
  );
}
