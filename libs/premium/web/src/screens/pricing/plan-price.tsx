import type { Period, Plan } from '@upround/premium/contract';
import { Skeleton } from '@upround/shared/ui';
import { usePremiumText } from '../../messages/catalogue';
import { perMonth, priceOf, savedByYear } from '../../model/prices';
import { useMoney } from '../../model/use-money';

interface PlanPriceProps {
  /** Undefined while the prices load. */
  plan: Plan | undefined;
  period: Period;
}

/** A plan's price for a month, and how it's billed. */
export function PlanPrice({ plan, period }: PlanPriceProps) {
  const t = usePremiumText();
  const money = useMoney();
  const amount = plan && priceOf(plan, period);
  if (plan === undefined || amount === undefined) {
    return (
      <div>
        <Skeleton className="my-1 h-7 w-24" />
        <Skeleton className="my-1 h-3 w-36" />
        <div className="h-10 pt-1">
          <Skeleton className="h-3 w-44 max-w-full" />
        </div>
      </div>
    );
  }
  const saved = savedByYear(plan);
  const saving = { amount: money.price(saved) };
  const notes =
    period === 'MONTH'
      ? [saved > 0 && t('price.saveByYear', saving), t('price.renews')]
      : [t('price.billed', { amount: money.price(amount) }), saved > 0 && t('price.save', saving)];
  return (
    <PriceLines
      amount={money.price(period === 'MONTH' ? amount : perMonth(amount))}
      unit={`${t('price.each', { period: 'MONTH' })}, ${t('price.gst')}`}
      note={notes.filter(Boolean).join(' ')}
    />
  );
}

interface PriceLinesProps {
  amount: string;
  unit: string;
  note?: string;
}

/** An amount in large figures, its unit, and a note that takes two lines at most. */
export function PriceLines({ amount, unit, note }: PriceLinesProps) {
  return (
    <div className="text-small text-muted figures">
      <p className="text-display font-semibold text-text">{amount}</p>
      <p>{unit}</p>
      {note !== undefined && <p className="min-h-10">{note}</p>}
    </div>
  );
}
