import { useFormat } from '@upround/shared/i18n';
import { links, routes } from '@upround/shared/links';
import { Link } from '@upround/shared/ui';
import { BundleFrame } from '../components/bundle-frame';
import { PlansPart } from '../components/plans-part';
import { PricePart } from '../components/price-part';
import { useBundleText } from '../messages/catalogue';
import { priceText } from '../model/bundle-facts';

/** `/trackerbundle/terms`: what buyers of the bundle may do with it, and what they may expect. */
export function BundleTermsScreen() {
  const t = useBundleText();
  const format = useFormat();
  return (
    <BundleFrame
      pattern={routes.bundleTerms}
      title={t('terms.title')}
      lead={t('terms.lead')}
      asideLabel={t('title')}
      aside={({ bundle, counts }) => (
        <>
          <PricePart isOnTerms bundle={bundle} counts={counts} />
          <PlansPart />
        </>
      )}
    >
      {({ bundle }) => (
        <div className="flex max-w-measure flex-col gap-6">
          {(['includes', 'access', 'use', 'resale', 'facts'] as const).map((part) => (
            <section key={part}>
              <h2 className="text-title font-semibold">{t(`terms.${part}.title`)}</h2>
              <p className="mt-1">{t(`terms.${part}.text`)}</p>
            </section>
          ))}
          <section>
            <h2 className="text-title font-semibold">{t('terms.refunds.title')}</h2>
            <p className="mt-1">
              {t.rich('terms.refunds.text', {
                days: bundle.refundDays,
                link: (text) => <Link href={links.refundPolicy()}>{text}</Link>,
              })}
            </p>
          </section>
          <section>
            <h2 className="text-title font-semibold">{t('terms.invoices.title')}</h2>
            <p className="mt-1">{t('terms.invoices.text', { price: priceText(format, bundle) })}</p>
          </section>
        </div>
      )}
    </BundleFrame>
  );
}
