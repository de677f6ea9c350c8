import type { CreatorProgramme } from '@upround/ambassador/contract';
import { FigureList } from '../components/figure-list';
import { useAmbassadorCreatorsText } from './messages/catalogue';
import { useMoney, useMonthText } from './use-money';

/** How large the programme is, and what the latest closed month paid. */
export function CreatorFigures({ programme }: { programme: CreatorProgramme | undefined }) {
  const t = useAmbassadorCreatorsText();
  const money = useMoney();
  const monthText = useMonthText();
  const latest = programme?.months[0];
  const ofMonth = (value: string | null | undefined, month: string) => [value, month] as const;
  const [pool, month] =
    programme === undefined
      ? ofMonth(undefined, '')
      : latest === undefined
        ? ofMonth(null, '')
        : ofMonth(money(latest.pool), monthText(latest.month));
  const perRead =
    latest === undefined || latest.reads === 0 ? null : money(latest.pool / latest.reads);
  return (
    <FigureList
      className="medium:grid-cols-3"
      figures={[
        { label: t('figures.creators'), value: programme?.creators },
        {
          label: month === '' ? t('figures.poolPlain') : t('figures.pool', { month }),
          value: pool,
        },
        {
          label: month === '' ? t('figures.perReadPlain') : t('figures.perRead', { month }),
          value: programme === undefined ? undefined : perRead,
        },
      ]}
    />
  );
}
