import { QrCode as QrCodeIcon } from 'lucide-react';
import { Suspense } from 'react';
import { ScreenBoundary } from '@upround/shared/routing';
import { ICON_STROKE, lazyWithRetry, Skeleton, Surface } from '@upround/shared/ui';
import { useSiteText } from '../../messages/catalogue';

const QrCode = lazyWithRetry(() => import('qrcode.react').then((m) => ({ default: m.QRCodeSVG })));

/** Light modules around the code, by which cameras find it. */
const QUIET_MODULES = 4;

/** On a computer: a QR code that opens the site on a phone. */
export function PhoneCode() {
  const t = useSiteText();
  const { origin, host } = window.location;
  const empty = <Skeleton className="size-32" />;
  return (
    <Surface className="hidden flex-col gap-3 medium:flex">
      <h3 className="flex items-center gap-2 font-semibold">
        <QrCodeIcon aria-hidden size={20} strokeWidth={ICON_STROKE} className="text-accent-text" />
        {t('install.phone')}
      </h3>
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
      <p className="text-small text-muted">{t('install.phoneHint')}</p>
    </Surface>
  );
}
