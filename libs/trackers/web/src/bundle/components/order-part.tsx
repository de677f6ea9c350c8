import { Check } from 'lucide-react';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { AsidePart, Link } from '@upround/shared/ui';
import type { BundleParts } from '../data/bundle-parts';
import { useBundleText } from '../messages/catalogue';
import { contactTotal, priceText, recordTotal } from '../model/bundle-facts';

/** What is bought, beside the form. */
export function OrderPart({ parts: { bundle, counts } }: { parts: BundleParts }) {
  const t = useBundleText();
  const format = useFormat();
  const price = priceText(format, bundle);
  const gets = [
    t('gets.records', { count: recordTotal(counts) }),
    t('gets.contacts', { count: contactTotal(counts) }),
    t('gets.files'),
    t('gets.ever'),
  ];
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
      <ul aria-label={t('checkout.gets')} className="flex flex-col gap-1.5 text-small figures">
        {gets.map((text) => (
          <li key={text} className="flex gap-2">
            <Check aria-hidden size={16} strokeWidth={2} className="mt-0.5 shrink-0 text-success" />
            {text}
          </li>
        ))}
      </ul>
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
