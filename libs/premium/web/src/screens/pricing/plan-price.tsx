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

/** A plan's price for a period, with what a year comes to in a month. */
export function PlanPrice({ plan, period }: PlanPriceProps) {
  const t = usePremiumText();
  const money = useMoney();
  const amount = plan && priceOf(plan, period);
  if (plan === undefined || amount === undefined) {
    return (
      <div>
        <Skeleton className="my-1 h-7 w-24" />
        <Skeleton className="my-1 h-3 w-36" />
        <div className="h-5 pt-1 medium:h-10">
          <Skeleton className="h-3 w-44 max-w-full" />
        </div>
      </div>
    );
  }
  const saved = savedByYear(plan);
  return (
    <PriceLines
      amount={money.price(amount)}
      unit={`${t('price.each', { period })}, ${t('price.gst')}`}
      note={
        period === 'MONTH'
          ? [saved > 0 && t('price.saveByYear', { amount: money.price(saved) }), t('price.renews')]
              .filter(Boolean)
              .join(' ')
          : [
              t('price.perMonth', { amount: money.price(perMonth(amount)) }),
              saved > 0 && t('price.save', { amount: money.price(saved) }),
            ]
              .filter(Boolean)
              .join(' ')
      }
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
      {note !== undefined && <p className="medium:min-h-10">{note}</p>}
    </div>
  );
}
