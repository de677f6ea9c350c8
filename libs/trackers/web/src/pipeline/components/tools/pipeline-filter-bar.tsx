import type { PipelineItem } from '@upround/trackers/contract';
import { Button, classes } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';
import { isOverdue } from '../../model/next-steps';
import { hasFilters } from '../../model/pipeline-filters';
import { useLocalDay } from '../../model/use-local-day';
import type { PipelineAddress } from '../../model/use-pipeline-address';
import { RoundSelect, TypeSelect } from './filter-selects';

interface PipelineFilterBarProps {
  items: readonly PipelineItem[];
  /** How many of them are shown. */
  shown: number;
  address: PipelineAddress;
}

/** Which funders are shown: of a round, of a type, with an overdue next step. On phones a sheet takes its place. */
export function PipelineFilterBar({ items, shown, address }: PipelineFilterBarProps) {
  const t = usePipelineText();
  const { filters, layout, put } = address;
  return (
    <div
      role="search"
      aria-label={t('filters.label')}
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-1 border-b px-2 py-1 medium:px-4"
    >
      <RoundSelect
        quiet
        aria-label={t('filters.round')}
        className="max-w-60"
        items={items}
        address={address}
      />
      <TypeSelect quiet aria-label={t('filters.type')} address={address} />
      {layout !== 'funnel' && <OverdueFilter items={items} address={address} />}
      {hasFilters(filters) && (
        <Button
          variant="quiet"
          size="small"
          className="h-10"
          onClick={() => put({ round: undefined, type: undefined, due: undefined })}
        >
          {t('filters.clear')}
        </Button>
      )}
      <p role="status" className="ml-auto px-2 text-small text-muted figures">
        {shown === items.length
          ? t('count', { count: shown })
          : t('countOf', { shown: String(shown), count: items.length })}
      </p>
    </div>
  );
}

function OverdueFilter({ items, address }: Omit<PipelineFilterBarProps, 'shown'>) {
  const t = usePipelineText();
  const today = useLocalDay();
  const { filters, put } = address;
  const count = items.filter((item) => isOverdue(item, today)).length;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={filters.isOverdue}
      className={classes('h-10', filters.isOverdue && 'bg-accent-subtle')}
      onClick={() => put({ due: filters.isOverdue ? undefined : 'overdue' })}
    >
      <span className={filters.isOverdue ? 'text-accent-text' : 'text-muted'}>
        {count === 0 ? t('filters.overdue') : t('filters.overdueCount', { count: String(count) })}
      </span>
    </Button>
  );
}
