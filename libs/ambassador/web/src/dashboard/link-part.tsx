import { Copy, Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { ambassadorLimits } from '@upround/ambassador/contract';
import { links } from '@upround/shared/links';
import { ScreenBoundary, useAppInfo } from '@upround/shared/routing';
import { Button, lazyWithRetry, Skeleton, TextInput } from '@upround/shared/ui';
import { PanelPart } from '../components/part';
import { useCopy } from '../components/use-copy';
import { useAmbassadorDashboardText } from './messages/catalogue';

const QrCode = /* @__PURE__ */ lazyWithRetry(() =>
  import('qrcode.react').then((m) => ({ default: m.QRCodeSVG })),
);

/** Light modules around the code, by which cameras find it. */
const QUIET_MODULES = 3;

/** What an ambassador shares: their link, its QR code and their code. */
export function LinkPart({ code }: { code: string }) {
  const t = useAmbassadorDashboardText();
  const { brandName } = useAppInfo();
  const copy = useCopy();
  const link = `${window.location.origin}${links.referral(code)}`;
  const canShare = typeof navigator.share === 'function';
  const share = () =>
    void navigator
      .share({ title: brandName, text: t('link.shareText', { brand: brandName }), url: link })
      // Closed without sharing.
      .catch(() => undefined);
  return (
    <PanelPart title={t('link.title')}>
      <div className="flex flex-col gap-5 medium:flex-row medium:items-start medium:justify-between medium:gap-8">
        <div className="flex min-w-0 grow flex-col gap-4">
          <div className="flex min-w-0 flex-col gap-2">
            <TextInput
              readOnly
              aria-label={t('link.label')}
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" icon={Copy} onClick={() => copy(link)}>
                {t('link.copy')}
              </Button>
              {canShare && (
                <Button icon={Share2} onClick={share}>
                  {t('link.share')}
                </Button>
              )}
            </div>
          </div>
          <div className="flex flex-col gap-1">
            <span className="text-small text-muted">{t('link.code')}</span>
            <span
              className="font-mono text-title font-semibold"
              style={{ letterSpacing: '0.12em' }}
            >
              {code}
            </span>
          </div>
          <p className="text-small text-muted">
            {t('link.hint', { days: ambassadorLimits.codeDays })}
          </p>
        </div>
        <QrPicture link={link} />
      </div>
    </PanelPart>
  );
}

/** The QR code, dark on white in every theme, since that is what phones read. */
function QrPicture({ link }: { link: string }) {
  const t = useAmbassadorDashboardText();
  const empty = <Skeleton className="size-full" />;
  return (
    <div className="h-44 w-44 shrink-0 self-center overflow-hidden rounded-surface border">
      <ScreenBoundary resetKey={link} fallback={() => empty}>
        <Suspense fallback={empty}>
          <QrCode
            value={link}
            level="M"
            role="img"
            aria-label={t('link.qr', { link })}
            marginSize={QUIET_MODULES}
            className="size-full"
          />
        </Suspense>
      </ScreenBoundary>
    </div>
  );
}
