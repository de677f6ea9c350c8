import type { Bundle } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';
import { priceText, wholePlans } from '../model/bundle-facts';
import { AccessFacts } from './access-facts';

/** What opens the full trackers for the viewer, or how to get them. */
export function AccessPart({ bundle }: { bundle: Bundle }) {
  const t = useBundleText();
  const format = useFormat();
  const { access, pendingPaymentId } = bundle;
  const isBundle = access?.source === 'BUNDLE';
  return (
    <div className="flex flex-col items-start gap-3 rounded-surface border bg-surface-raised p-4 medium:flex-row medium:items-center medium:justify-between medium:p-6">
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          {t(access === null ? 'access.none' : isBundle ? 'access.bundle' : 'access.plan')}
        </p>
        {access === null ? (
          <p className="max-w-measure text-small text-muted">
            {t('access.noneText', {
              price: priceText(format, bundle),
              plans: format.list(wholePlans),
            })}
          </p>
        ) : isBundle ? (
          <AccessFacts access={access} />
        ) : (
          <p className="text-small text-muted">{t('access.planText')}</p>
        )}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {access === null ? (
          pendingPaymentId === null ? (
            <ButtonLink href={links.bundle()} variant="primary">
              {t('access.see')}
            </ButtonLink>
          ) : (
            <ButtonLink href={links.payment({ payment: pendingPaymentId })} variant="primary">
              {t('price.continue')}
            </ButtonLink>
          )
        ) : isBundle && access.paymentId !== null ? (
          <ButtonLink href={links.payment({ payment: access.paymentId })}>
            {t('access.invoice')}
          </ButtonLink>
        ) : (
          <ButtonLink href={links.plans()}>{t('access.managePlan')}</ButtonLink>
        )}
      </div>
    </div>
  );
}
