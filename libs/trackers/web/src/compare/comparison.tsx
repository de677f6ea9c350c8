import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import {
  Anchor,
  ButtonLink,
  EmptyState,
  ErrorState,
  ICON_STROKE,
  Link,
  Name,
  Skeleton,
  SkeletonGroup,
  Words,
} from '@upround/shared/ui';
import { FunderMark } from '../components/funder-mark';
import { useTrackersText } from '../messages/catalogue';
import { comparedQuery } from '../data/tracker-queries';
import { useCompareText } from './messages/catalogue';
import { useComparedFacts } from './use-compared-facts';

interface ComparisonProps {
  slugs: readonly string[];
  /** The comparison of other records. */
  hrefOf: (slugs: readonly string[]) => string;
  /** The list. */
  back: string;
}

/** Up to four records side by side. */
export function Comparison({ slugs, hrefOf, back }: ComparisonProps) {
  const t = useCompareText();
  const query = useQuery(comparedQuery(slugs));
  return (
    <div className="flex flex-col gap-4 py-4">
      <div className="flex flex-wrap items-center gap-3 px-4 medium:px-6">
        <h2 className="mr-auto text-title font-semibold">{t('title')}</h2>
        <ButtonLink href={back} icon={ArrowLeft}>
          {t('back')}
        </ButtonLink>
      </div>
      {query.data !== undefined ? (
        <Compared records={inOrder(query.data.data, slugs)} slugs={slugs} hrefOf={hrefOf} />
      ) : query.isPending ? (
        <ComparisonSkeleton count={slugs.length} />
      ) : (
        <ErrorState
          title={t('failed')}
          className="medium:px-6"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FailureReason error={query.error} />
        </ErrorState>
      )}
    </div>
  );
}

/** As the address has them. */
const inOrder = (records: readonly Tracker[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => records.find((record) => record.slug === slug) ?? []);

interface ComparedProps extends Pick<ComparisonProps, 'slugs' | 'hrefOf'> {
  records: readonly Tracker[];
}

function Compared({ records, slugs, hrefOf }: ComparedProps) {
  const t = useCompareText();
  const rows = useComparedFacts();
  if (records.length === 0) {
    return (
      <EmptyState title={t('empty')} className="medium:px-6">
        {t('emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      {/* Focusable, so that the keys scroll it. */}
      <div
        role="region"
        aria-label={t('label')}
        tabIndex={0}
        className="overflow-x-auto focus-ring"
      >
        <table className="w-full min-w-max table-fixed border-y text-left text-small">
          <colgroup>
            <col className="w-32 medium:w-44" />
            {records.map(({ id }) => (
              <col key={id} className="w-56" />
            ))}
          </colgroup>
          <thead>
            <tr className="border-b align-top">
              <th scope="col" className={headClasses}>
                {t('fact')}
              </th>
              {records.map((record) => (
                <RecordHead
                  key={record.id}
                  record={record}
                  without={hrefOf(slugs.filter((slug) => slug !== record.slug))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <tr key={name} className="border-b align-top last:border-b-0">
                <th scope="row" className={headClasses}>
                  {name}
                </th>
                {records.map((record) => (
                  <td key={record.id} className="px-4 py-3 wrap-anywhere figures">
                    <Fact>{of(record)}</Fact>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {records.length === 1 && <p className="px-4 text-small text-muted medium:px-6">{t('one')}</p>}
    </>
  );
}

const headClasses = 'sticky left-0 z-10 bg-surface px-4 py-3 font-medium text-muted medium:pl-6';

function RecordHead({ record, without }: { record: Tracker; without: string }) {
  const t = useCompareText();
  return (
    <th scope="col" className="px-4 py-3 font-regular">
      <span className="flex items-start gap-3">
        <FunderMark name={record.name} size={32} />
        <Link
          href={links.trackers({ record: record.slug })}
          tone="text"
          className="min-w-0 grow text-body font-semibold wrap-anywhere"
        >
          <Name>{record.name}</Name>
        </Link>
        <Anchor
          href={without}
          aria-label={t('remove', { name: record.name })}
          className="-mt-1 -mr-2 flex size-8 shrink-0 items-center justify-center rounded-control text-muted focus-ring transition-colors hover:bg-surface-hover hover:text-text"
        >
          <X aria-hidden size={18} strokeWidth={ICON_STROKE} />
        </Anchor>
      </span>
    </th>
  );
}

function Fact({ children }: { children: ReactNode }) {
  const t = useTrackersText();
  if (children === null || children === undefined || children === '') {
    return <span className="text-muted">{t('unknown')}</span>;
  }
  return typeof children === 'string' ? <Words>{children}</Words> : children;
}

function ComparisonSkeleton({ count }: { count: number }) {
  const t = useCompareText();
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col border-y">
        {Array.from({ length: 9 }, (_, row) => (
          <div key={row} className="flex gap-4 border-b px-4 py-4 last:border-b-0 medium:px-6">
            <Skeleton className="h-4 w-24 shrink-0 medium:w-32" />
            {Array.from({ length: count }, (__, column) => (
              <Skeleton key={column} className="h-4 grow" />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
