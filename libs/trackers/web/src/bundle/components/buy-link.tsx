import type { Bundle } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';
import { priceText } from '../model/bundle-facts';

/** The way to the checkout with the price, for viewers who have nothing of it yet. */
export function BuyLink({ bundle }: { bundle: Bundle }) {
  const t = useBundleText();
  const format = useFormat();
  const { access, pendingPaymentId } = bundle;
  if (access !== null || pendingPaymentId !== null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink href={links.bundleCheckout()} variant="primary">
        {t('price.buyFor', { price: priceText(format, bundle) })}
      </ButtonLink>
      <span className="text-small text-muted">{t('price.gst')}</span>
    </div>
  );
}
