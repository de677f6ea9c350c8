import { useQuery } from '@tanstack/react-query';
import { readTransparency, type Transparency as Figures } from '@upround/moderation/contract';
import { useFormat } from '@upround/shared/i18n';
import { FailureReason, queryFor } from '@upround/shared/query';
import { ErrorState, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { useRuleName } from '../terms/use-rule-name';
import { useTimeSpan } from '../terms/use-time-span';
import { useTransparencyText } from './messages/catalogue';

/** Counts of reports, decisions and appeals, below the guidelines. */
export function Transparency() {
  const t = useTransparencyText();
  const query = useQuery(queryFor(readTransparency, {}));
  if (query.data !== undefined) return <TransparencyFigures figures={query.data} />;
  if (query.error !== null) {
    return (
      <ErrorState
        level={3}
        title={t('failed')}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-6">
      <Skeleton className="h-14.5 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  );
}

function TransparencyFigures({ figures }: { figures: Figures }) {
  const t = useTransparencyText();
  const format = useFormat();
  const nameOf = useRuleName();
  const spanOf = useTimeSpan('long');
  const { reports, open, medianMinutes, actions, rules, appeals } = figures;
  const totals = [
    ['reports', format.number(reports)],
    ['open', format.number(open)],
    ['median', medianMinutes === null ? '–' : spanOf(medianMinutes * 60)],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {totals.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small text-muted">{t(`${name}`)}</dt>
            <dd className="text-display font-semibold figures">{value}</dd>
          </div>
        ))}
      </dl>
      <CountTable
        caption={t('actions')}
        head={t('action')}
        rows={actions.map(({ action, count }) => [t(`did.${action}`), count])}
      />
      <CountTable
        caption={t('rules')}
        head={t('rule')}
        rows={rules.map(({ rule, count }) => [nameOf(rule), count])}
      />
      <CountTable
        caption={t('appeals')}
        head={t('answer')}
        rows={[
          [t('appeal.open'), appeals.open],
          [t('appeal.upheld'), appeals.upheld],
          [t('appeal.reversed'), appeals.reversed],
        ]}
      />
    </div>
  );
}

interface CountTableProps {
  caption: string;
  head: string;
  rows: readonly (readonly [label: string, count: number])[];
}

/** Counts with a bar beside each; nothing where none were counted. */
function CountTable({ caption, head, rows }: CountTableProps) {
  const t = useTransparencyText();
  const format = useFormat();
  const most = Math.max(1, ...rows.map(([, count]) => count));
  if (rows.length === 0) return null;
  return (
    <table className="w-full text-small">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('count')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, count]) => (
          <tr key={label} className="border-b">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {label}
              <span
                aria-hidden
                className="mt-1 block h-2 rounded-full bg-accent"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </th>
            <td className="figures w-20 py-2 text-right">{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
