import type { Bundle } from '@upround/trackers/contract';
import { useFormat } from '@upround/shared/i18n';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';
import { priceText } from '../model/bundle-facts';

/** Whether the bundle can be bought: the viewer has nothing of it yet, and no open payment. */
export const canBuy = ({ access, pendingPaymentId }: Bundle): boolean =>
  access === null && pendingPaymentId === null;

/** A sticky link to the checkout with the price, for windows without an aside. */
export function BuyBar({ bundle }: { bundle: Bundle }) {
  const t = useBundleText();
  const format = useFormat();
  if (!canBuy(bundle)) return null;
  return (
    <div
      data-page-bar="always"
      className="sticky bottom-(--frame-bottom) z-10 flex min-h-15 items-center gap-4 border-t bg-surface px-4 py-2 medium:px-6 wide:hidden"
    >
      <p className="min-w-0 grow text-small">
        <span className="block font-semibold">{t('title')}</span>
        <span className="block text-caption text-muted">{t('price.barNote')}</span>
      </p>
      <ButtonLink href={links.bundleCheckout()} variant="primary" className="shrink-0">
        {t('price.buyFor', { price: priceText(format, bundle) })}
      </ButtonLink>
    </div>
  );
}
