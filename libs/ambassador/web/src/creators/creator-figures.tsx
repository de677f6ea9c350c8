import type { CreatorProgramme } from '@upround/ambassador/contract';
import { CREATOR_POOL_PERCENT, MINIMUM_PAYOUT } from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { FigureList } from '../components/figure-list';
import { useAmbassadorCreatorsText } from './messages/catalogue';
import { PAISE, useMoney, useMonthText } from './use-money';

/** The share of payments that creators get, what a read of the latest closed month paid, and how many they are. */
export function CreatorFigures({ programme }: { programme: CreatorProgramme | undefined }) {
  const t = useAmbassadorCreatorsText();
  const format = useFormat();
  const money = useMoney();
  const monthText = useMonthText();
  const paid = programme?.months.find(({ reads }) => reads > 0);
  const share = (programme?.poolPercent ?? CREATOR_POOL_PERCENT) / 100;
  const leastPayout = (programme?.minimumPayout ?? MINIMUM_PAYOUT) / PAISE;
  return (
    <FigureList
      className="w-full grid-cols-3"
      figures={[
        { label: t('figures.share'), value: format.percent(share) },
        programme === undefined || paid !== undefined
          ? {
              label:
                paid === undefined
                  ? t('figures.perReadPlain')
                  : t('figures.perRead', { month: monthText(paid.month) }),
              value: paid && money(paid.pool / paid.reads),
            }
          : { label: t('figures.payout'), value: format.money(leastPayout) },
        { label: t('figures.creators'), value: programme?.creators },
      ]}
    />
  );
}
