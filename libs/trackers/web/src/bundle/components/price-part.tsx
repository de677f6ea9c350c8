import type { ReactNode } from 'react';
import type { Bundle, TrackerCount } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, ButtonLink, Link } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';
import { priceText } from '../model/bundle-facts';
import { AccessFacts } from './access-facts';
import { GetsList } from './gets-list';

interface PricePartProps {
  bundle: Bundle;
  /** Counts of all lists, for pages that don't show what the bundle holds. */
  counts?: readonly TrackerCount[];
  /** On the page of the terms, which then leads to the bundle instead of to itself. */
  isOnTerms?: boolean;
}

/** What the bundle costs, and the way to it; for those who have it, the way to what it opens. */
export function PricePart({ bundle, counts, isOnTerms = false }: PricePartProps) {
  const t = useBundleText();
  const { access } = bundle;
  if (access?.source === 'BUNDLE') {
    return (
      <AsidePart title={t('access.bundle')}>
        <AccessFacts access={access} />
        <Ways>
          <ButtonLink href={links.fullTrackers()} variant="primary">
            {t('access.open')}
          </ButtonLink>
          {access.paymentId !== null && (
            <ButtonLink href={links.payment({ payment: access.paymentId })} variant="quiet">
              {t('access.invoice')}
            </ButtonLink>
          )}
        </Ways>
      </AsidePart>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {access !== null && (
        <AsidePart title={t('access.plan')}>
          <p className="text-small text-muted">{t('access.planText')}</p>
          <Ways>
            <ButtonLink href={links.fullTrackers()} variant="primary">
              {t('access.open')}
            </ButtonLink>
            <ButtonLink href={links.plans()} variant="quiet">
              {t('access.managePlan')}
            </ButtonLink>
          </Ways>
        </AsidePart>
      )}
      <Offer bundle={bundle} isOnTerms={isOnTerms} {...(counts && { counts })} />
    </div>
  );
}

function Offer({ bundle, counts, isOnTerms = false }: PricePartProps) {
  const t = useBundleText();
  const format = useFormat();
  const { access, pendingPaymentId, refundDays } = bundle;
  return (
    <AsidePart title={t(counts === undefined ? 'price.title' : 'title')}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-display font-semibold figures">{priceText(format, bundle)}</span>
        <span className="text-small text-muted">{t('price.gst')}</span>
      </p>
      {counts !== undefined && <GetsList counts={counts} />}
      <p className="text-small text-muted">
        {t('price.once')} {t('price.refund', { days: refundDays })}
      </p>
      {pendingPaymentId !== null ? (
        <>
          <p className="text-small">{t('price.pending')}</p>
          <Ways>
            <ButtonLink href={links.payment({ payment: pendingPaymentId })} variant="primary" wide>
              {t('price.continue')}
            </ButtonLink>
          </Ways>
        </>
      ) : (
        <ButtonLink
          href={links.bundleCheckout()}
          variant={access === null ? 'primary' : 'secondary'}
          wide
        >
          {t('price.buy')}
        </ButtonLink>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        <Link href={links.refundPolicy()}>{t('price.policy')}</Link>
        {isOnTerms ? (
          <Link href={links.bundle()}>{t('price.inIt')}</Link>
        ) : (
          <Link href={links.bundleTerms()}>{t('price.terms')}</Link>
        )}
      </p>
    </AsidePart>
  );
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);
