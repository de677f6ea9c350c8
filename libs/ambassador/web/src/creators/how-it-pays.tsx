import type { UseQueryResult } from '@tanstack/react-query';
import { BookOpenCheck, Divide, Landmark, PiggyBank } from 'lucide-react';
import type { CreatorProgramme } from '@upround/ambassador/contract';
import {
  CREATOR_POOL_PERCENT,
  MINIMUM_PAYOUT,
  MOST_READS_BY_READER,
} from '@upround/ambassador/model';
import { useFormat } from '@upround/shared/i18n';
import { FailureReason } from '@upround/shared/query';
import { ErrorState, ICON_STROKE } from '@upround/shared/ui';
import { Part } from '../components/part';
import { useAmbassadorCreatorsText } from './messages/catalogue';
import { PAISE, useMoney, useMonthText } from './use-money';

const parts = [
  ['pool', PiggyBank],
  ['reads', BookOpenCheck],
  ['share', Divide],
  ['payout', Landmark],
] as const;

/** What the example of the formula is about: the first that isn't more than all reads of the month. */
const EXAMPLE_READS = [100, 10, 1] as const;

interface HowItPaysProps {
  query: UseQueryResult<CreatorProgramme>;
}

/** The formula in words, and with the figures of the latest closed month. */
export function HowItPays({ query }: HowItPaysProps) {
  const t = useAmbassadorCreatorsText();
  const format = useFormat();
  const { data } = query;
  const texts = {
    pool: t('how.pool.text', { percent: String(data?.poolPercent ?? CREATOR_POOL_PERCENT) }),
    reads: t('how.reads.text', { most: MOST_READS_BY_READER }),
    share: t('how.share.text'),
    payout: t('how.payout.text', {
      least: format.money((data?.minimumPayout ?? MINIMUM_PAYOUT) / PAISE),
    }),
  };
  return (
    <Part title={t('how.title')}>
      <ul className="grid gap-4 medium:grid-cols-2 wide:grid-cols-1">
        {parts.map(([key, Icon]) => (
          <li key={key} className="flex gap-3 rounded-surface border bg-surface-raised p-4">
            <span
              aria-hidden
              className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-subtle text-accent-text"
            >
              <Icon size={20} strokeWidth={ICON_STROKE} />
            </span>
            <div className="flex min-w-0 flex-col gap-1">
              <h3 className="font-semibold">{t(`how.${key}.title`)}</h3>
              <p className="text-muted">{texts[key]}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex min-h-16 flex-col justify-center gap-1 rounded-surface bg-surface-sunken p-4 medium:px-6">
        <p className="font-semibold">{t('how.formula')}</p>
        <Example programme={data} />
      </div>
      {query.isError && data === undefined && (
        <ErrorState
          level={3}
          title={t('how.failed')}
          className="px-0 py-4"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
    </Part>
  );
}

function Example({ programme }: { programme: CreatorProgramme | undefined }) {
  const t = useAmbassadorCreatorsText();
  const format = useFormat();
  const money = useMoney();
  const monthText = useMonthText();
  const latest = programme?.months.find(({ reads }) => reads > 0);
  if (latest === undefined) return null;
  const { month, pool, reads } = latest;
  const own = EXAMPLE_READS.find((count) => count <= reads) ?? 1;
  return (
    <p className="figures text-muted">
      {t('how.example', {
        month: monthText(month),
        pool: money(pool),
        reads: format.number(reads),
        count: own,
        example: money(Math.floor((pool * own) / reads)),
      })}
    </p>
  );
}
