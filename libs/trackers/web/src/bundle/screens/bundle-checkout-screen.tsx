import { routes } from '@upround/shared/links';
import { BundleFrame } from '../components/bundle-frame';
import { CheckoutForm } from '../components/checkout-form';
import { OrderLists } from '../components/order-lists';
import { OrderLine, OrderPart } from '../components/order-part';
import { PricePart } from '../components/price-part';
import { useBundleText } from '../messages/catalogue';

/** `/trackerbundle/checkout`: for whom the bundle is booked, before its payment. */
export function BundleCheckoutScreen() {
  const t = useBundleText();
  return (
    <BundleFrame
      isForm
      pattern={routes.bundleCheckout}
      title={t('checkout.title')}
      asideLabel={t('checkout.summary')}
      aside={(parts) => <OrderPart parts={parts} />}
      below={({ bundle, counts }) =>
        bundle.access?.source !== 'BUNDLE' && <OrderLists counts={counts} />
      }
      brief={({ bundle }) => bundle.access?.source !== 'BUNDLE' && <OrderLine bundle={bundle} />}
    >
      {({ bundle }) =>
        bundle.access?.source === 'BUNDLE' ? (
          <PricePart bundle={bundle} />
        ) : (
          <CheckoutForm bundle={bundle} />
        )
      }
    </BundleFrame>
  );
}
