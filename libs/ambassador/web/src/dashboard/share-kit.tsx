import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { links } from '@upround/shared/links';
import { ScreenBoundary, useAppInfo } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { Button, lazyWithRetry, Skeleton } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { shareSizes, type ShareSize, type ShareTexts } from './share-sizes';
import { useAmbassadorDashboardText } from './messages/catalogue';

const ShareImages = /* @__PURE__ */ lazyWithRetry(() =>
  import('./share-images').then((m) => ({ default: m.ShareImages })),
);

interface ShareKitProps {
  code: string;
  /** Then no image has the name either. */
  isNameHidden: boolean;
}

/** Images with the ambassador's name and QR code, drawn on this device. */
export function ShareKit({ code, isNameHidden }: ShareKitProps) {
  const t = useAmbassadorDashboardText();
  const { brandName } = useAppInfo();
  const name = useSession().user?.displayName ?? '';
  const link = `${window.location.origin}${links.referral(code)}`;
  const texts: ShareTexts = {
    brand: brandName,
    invites: isNameHidden || name === '' ? t('kit.invitesAnyone') : t('kit.invites', { name }),
    headline: t('kit.headline'),
    scan: t('kit.scan'),
    code,
  };
  const empty = <ImagesSkeleton />;
  return (
    <PanelPart title={t('kit.title')}>
      <p className="-mt-3 text-small text-muted">{t('kit.hint')}</p>
      <ScreenBoundary resetKey={link} fallback={() => <p>{t('kit.failed')}</p>}>
        <Suspense fallback={empty}>
          <ShareImages link={link} texts={texts} />
        </Suspense>
      </ScreenBoundary>
    </PanelPart>
  );
}

/** Wide beside square: each takes so much of the width that both are as high. */
export const imageRowClasses = 'flex flex-col gap-4 medium:flex-row';
export const flexOf = (size: ShareSize) => ({
  flex: `${shareSizes[size].width / shareSizes[size].height} 1 0`,
});
export const aspectOf = (size: ShareSize) => ({
  aspectRatio: `${shareSizes[size].width} / ${shareSizes[size].height}`,
});

function ImagesSkeleton() {
  return (
    <div aria-hidden className={imageRowClasses}>
      {(['wide', 'square'] as const).map((size) => (
        <div key={size} className="flex min-w-0 flex-col gap-2" style={flexOf(size)}>
          <span className="block w-full rounded-control bg-surface-active" style={aspectOf(size)} />
          <span className="flex h-8 items-center">
            <Skeleton className="h-4 w-32" />
          </span>
        </div>
      ))}
    </div>
  );
}

interface ImageFootProps {
  size: ShareSize;
  onDownload: () => void;
}

/** What an image is for, and downloading it. */
export function ImageFoot({ size, onDownload }: ImageFootProps) {
  const t = useAmbassadorDashboardText();
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
      <span className="text-small text-muted">{t(`kit.${size}Name`)}</span>
      <Button
        size="small"
        icon={Download}
        aria-label={t(size === 'wide' ? 'kit.downloadWide' : 'kit.downloadSquare')}
        onClick={onDownload}
      >
        {t('kit.download')}
      </Button>
    </div>
  );
}
