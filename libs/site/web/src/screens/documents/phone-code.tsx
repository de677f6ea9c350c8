import { lazy, Suspense } from 'react';
import { ScreenBoundary } from '@upround/shared/routing';
import { Skeleton, Surface } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';
import { thisDevice } from './this-device';

const QrCode = lazy(() => import('qrcode.react').then((m) => ({ default: m.QRCodeSVG })));

/** Light modules around the code, by which cameras find it. */
const QUIET_MODULES = 4;

/** On a computer: a QR code that opens the site on a phone. */
export function PhoneCode() {
  const t = useSiteText();
  if (thisDevice() !== 'desktop') return null;
  const { origin, host } = window.location;
  const empty = <Skeleton className="size-32" />;
  return (
    <Surface padding="large" className="hidden items-center gap-6 medium:flex">
      <div className="size-32 shrink-0 overflow-hidden rounded-control border">
        <ScreenBoundary resetKey={origin} fallback={() => empty}>
          <Suspense fallback={empty}>
            <QrCode
              value={origin}
              role="img"
              aria-label={t('install.code', { host })}
              marginSize={QUIET_MODULES}
              className="size-full"
            />
          </Suspense>
        </ScreenBoundary>
      </div>
      <div className="min-w-0">
        <p className="text-body font-semibold">{t('install.phone')}</p>
        <p className="text-small text-muted">{t('install.phoneHint')}</p>
      </div>
    </Surface>
  );
}
