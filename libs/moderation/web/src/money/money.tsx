import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { EmptyState } from '@upround/shared/ui';
import { statusOf } from '../people/people-queries';
import { useMoneyText } from './messages/catalogue';
import { MoneyProblems } from './money-problems';
import { moneyProblems } from './money-queries';
import { PaymentList } from './payment-list';
import { PaymentPage } from './payment-page';
import { PaymentSearch } from './payment-search';
import { useMoneyAddress } from './use-money-address';

/** For admins: payments, their refunds, and what reconciliation couldn't mend. */
export function Money() {
  const t = useMoneyText();
  const { id } = useMoneyAddress();
  const page = useRef<HTMLDivElement>(null);
  const { error } = useQuery(moneyProblems());
  if (statusOf(error) === 403) {
    return (
      <EmptyState level={3} title={t('forbidden')}>
        {t('forbiddenHint')}
      </EmptyState>
    );
  }
  if (id !== null) return <PaymentPage key={id} id={id} />;
  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-6 outline-hidden">
      <MoneyProblems
        onSolved={() => {
          // The button is gone with its row.
          if (document.activeElement === document.body) page.current?.focus();
        }}
      />
      <section aria-label={t('search.title')} className="flex flex-col gap-4">
        <PaymentSearch />
        <PaymentList />
      </section>
    </div>
  );
}
