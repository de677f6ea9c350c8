import { useSearchParams } from 'react-router-dom';
import { BareFrame } from '../../components/bare-frame';
import { useChosenPlan } from '../../model/plan-choice';
import { OrderPage } from './order-page';
import { PaymentList } from './payment-list';
import { PaymentPage } from './payment-page';

/** `/Payment`: one payment, the order of a plan, or all payments, by the address. */
export function PaymentScreen() {
  const [params] = useSearchParams();
  const plan = useChosenPlan();
  const payment = params.get('payment') ?? '';
  return (
    <BareFrame width={payment === '' && plan === undefined ? 'wide' : 'pair'}>
      {payment !== '' ? (
        <PaymentPage key={payment} id={payment} />
      ) : plan !== undefined ? (
        <OrderPage key={plan} offeringId={plan} />
      ) : (
        <PaymentList />
      )}
    </BareFrame>
  );
}
