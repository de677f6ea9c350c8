import { useId, type ReactNode } from 'react';
import type { Period, Plan } from '@upround/premium/contract';
import { classes } from '@upround/shared/ui';
import { RowList } from '../../components/row-list';
import { usePremiumText } from '../../messages/catalogue';
import { usePlanTexts } from '../../model/plan-rows';
import { priceOf, savedByYear } from '../../model/prices';
import { useMoney } from '../../model/use-money';

export interface PlanLineProps {
  plan: Plan;
  period: Period;
  /** The address names it. */
  isChosen: boolean;
  /** A badge beside its name. */
  note: ReactNode;
  action: ReactNode;
  /** Below it: what a change to it costs. */
  children?: ReactNode;
}

/** One plan: for whom it is, what it opens, its price and the way to it. */
export function PlanLine({ plan, period, isChosen, note, action, children }: PlanLineProps) {
  const t = usePremiumText();
  const texts = usePlanTexts();
  const money = useMoney();
  const id = useId();
  const amount = priceOf(plan, period);
  const saved = savedByYear(plan);
  const { tier, name } = plan;
  return (
    <li
      aria-labelledby={id}
      aria-current={isChosen || undefined}
      className={classes(
        'border-b first:rounded-t-surface last:rounded-b-surface last:border-b-0',
        isChosen && 'bg-accent-subtle',
      )}
    >
      <div className="flex flex-col gap-4 p-4 medium:flex-row medium:justify-between medium:p-6">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h3 id={id} className="min-w-0 text-title font-semibold wrap-anywhere">
              {name}
            </h3>
            {note}
          </div>
          <p className="mb-2 text-small text-muted">{t('plan.audience', { tier: String(tier) })}</p>
          <RowList label={t('plan.opens', { name })} texts={texts.addedTexts(tier)} />
        </div>
        <div className="flex shrink-0 flex-col gap-3 medium:w-52">
          {amount !== undefined && (
            <p className="text-small text-muted figures">
              <span className="block text-title font-semibold text-text">
                {money.price(amount)}
              </span>
              {t('price.each', { period })}, {t('price.gst')}
              {saved > 0 && (
                <span className="block">
                  {t(period === 'MONTH' ? 'price.saveByYear' : 'price.save', {
                    amount: money.price(saved),
                  })}
                </span>
              )}
            </p>
          )}
          {action}
        </div>
      </div>
      {children}
    </li>
  );
}
