import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useId } from 'react';
import { listOwnReports, type OwnReport } from '@upround/moderation/contract';
import { itemsOf, PagedEnd, PagedList, pagesFor, renewedOnReturn } from '@upround/shared/query';
import {
  Badge,
  EmptyState,
  ICON_STROKE,
  SkeletonRows,
  Surface,
  Time,
  type BadgeTone,
} from '@upround/shared/ui';
import { useTermsText } from '../terms/messages/catalogue';
import { recordName } from '../terms/record-name';
import { useRuleName } from '../terms/use-rule-name';
import { useReportsText } from './messages/catalogue';

/** The viewer's reports, newest first. */
export const useOwnReports = () =>
  useInfiniteQuery({
    ...pagesFor(listOwnReports, { query: {} }),
    ...renewedOnReturn,
    staleTime: 0,
  });

/** The viewer's reports, each with how far it is. */
export function OwnReports({ query }: { query: ReturnType<typeof useOwnReports> }) {
  const t = useReportsText();
  const id = useId();
  const { items } = itemsOf(query.data);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 id={id} className="font-semibold">
          {t('reports.title')}
        </h3>
        <p className="max-w-measure text-small text-muted">{t('reports.lead')}</p>
      </div>
      <PagedList
        query={query}
        level={3}
        skeleton={
          <Surface padding="none">
            <SkeletonRows label={t('reports.loading')} count={4} />
          </Surface>
        }
        failed={t('reports.failed')}
        isEmpty={items.length === 0}
        empty={
          <Surface padding="none">
            <EmptyState level={3} icon={Flag} title={t('reports.empty')}>
              {t('reports.emptyHint')}
            </EmptyState>
          </Surface>
        }
      >
        <Surface padding="none">
          <ul aria-label={t('reports.list')}>
            {items.map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
        </Surface>
        <PagedEnd
          query={query}
          skeleton={<SkeletonRows label={t('reports.loadingMore')} count={2} />}
          text={{ more: t('reports.more'), failed: t('reports.moreFailed') }}
        />
      </PagedList>
    </section>
  );
}

const tones: Record<OwnReport['state'], BadgeTone> = {
  RECEIVED: 'neutral',
  REVIEWING: 'info',
  ACTION_TAKEN: 'success',
  NO_BREACH: 'neutral',
};

function ReportRow({ report }: { report: OwnReport }) {
  const t = useReportsText();
  const terms = useTermsText();
  const nameOf = useRuleName();
  const { state, rule, category, referenceType, title, message, at } = report;
  return (
    <li className="flex gap-3 border-b px-4 py-4 last:border-b-0 medium:px-6">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted">
        <Flag aria-hidden size={18} strokeWidth={ICON_STROKE} />
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <p className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
            {title || t('reports.untitled')}
          </p>
          <span className="shrink-0 text-small text-muted">
            <Time value={at} form="short" />
          </span>
        </div>
        <p className="line-clamp-2 text-small text-muted wrap-anywhere">
          {recordName(referenceType)} · {terms(`category.${category}`)}
          {message !== terms(`category.${category}`) && <> · {message}</>}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-small">
          <Badge tone={tones[state]}>{t(`reports.state.${state}`)}</Badge>
          <span className="min-w-0">
            {state === 'ACTION_TAKEN'
              ? t('reports.outcome.ACTION_TAKEN', { rule: rule === null ? '' : nameOf(rule) })
              : t(`reports.outcome.${state}`)}
          </span>
        </p>
      </div>
    </li>
  );
}
