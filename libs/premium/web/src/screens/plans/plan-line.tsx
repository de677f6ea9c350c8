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
        isChosen && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 p-4 medium:grid-cols-[minmax(0,1fr)_13rem] medium:gap-x-8 medium:p-6">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <h3 id={id} className="min-w-0 text-title font-semibold wrap-anywhere">
            {name}
          </h3>
          {note}
        </div>
        <p className="text-small text-muted figures">
          {amount !== undefined && (
            <>
              <span className="text-title font-semibold text-text">{money.price(amount)}</span>{' '}
              {t('price.each', { period })}
            </>
          )}
        </p>
        <div className="col-span-2 min-w-0 medium:col-span-1">
          <p className="mb-3 text-small text-muted">{t('plan.audience', { tier: String(tier) })}</p>
          <RowList label={t('plan.opens', { name })} texts={texts.addedTexts(tier)} />
        </div>
        <div className="col-span-2 mt-2 flex flex-col gap-3 medium:col-span-1 medium:mt-0">
          {amount !== undefined && (
            <p className="text-small text-muted figures">
              <span className="block">{t('price.gst')}.</span>
              {saved > 0 &&
                t(period === 'MONTH' ? 'price.saveByYear' : 'price.save', {
                  amount: money.price(saved),
                })}
            </p>
          )}
          {action}
        </div>
      </div>
      {children}
    </li>
  );
}
