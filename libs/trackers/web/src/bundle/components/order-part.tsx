import { ListChecks } from 'lucide-react';
import type { Bundle } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, ICON_STROKE, Link } from '@upround/shared/ui';
import type { BundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';
import { priceText } from '../model/bundle-facts';
import { GetsList } from './gets-list';

/** What is bought, beside the form. */
export function OrderPart({ parts: { bundle, counts } }: { parts: BundleParts }) {
  const t = useBundleText();
  const format = useFormat();
  const price = priceText(format, bundle);
  return (
    <AsidePart title={t('checkout.summary')}>
      <dl className="flex flex-col gap-2 text-small figures">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t('checkout.item')}</dt>
          <dd>{price}</dd>
        </div>
        <div className="flex justify-between gap-4 border-t pt-2 text-body font-semibold">
          <dt>{t('checkout.total')}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      <p className="text-small font-medium">{t('checkout.how')}</p>
      <GetsList counts={counts} />
      <p className="text-small text-muted">
        {t('price.once')} {t('price.refund', { days: bundle.refundDays })}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        <Link href={links.refundPolicy()}>{t('price.policy')}</Link>
        <Link href={links.bundleTerms()}>{t('price.terms')}</Link>
      </p>
    </AsidePart>
  );
}

/** What is bought and its price in one line, above the form where its summary is far below. */
export function OrderLine({ bundle }: { bundle: Bundle }) {
  const t = useBundleText();
  const format = useFormat();
  return (
    <p className="flex items-center gap-3 rounded-surface border bg-surface-raised px-4 py-3 figures">
      <ListChecks
        aria-hidden
        size={24}
        strokeWidth={ICON_STROKE}
        className="shrink-0 text-accent-text"
      />
      <span className="flex min-w-0 grow flex-col">
        <span className="font-medium">{t('checkout.item')}</span>
        <span className="text-small text-muted">{t('checkout.lineNote')}</span>
      </span>
      <span className="text-title font-semibold">{priceText(format, bundle)}</span>
    </p>
  );
}
