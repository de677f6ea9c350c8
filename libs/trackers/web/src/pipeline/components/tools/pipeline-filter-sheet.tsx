import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { PipelineItem } from '@upround/trackers/contract';
import { Button, Checkbox, Dialog, Field } from '@upround/shared/ui';
import { usePipelineText } from '../../messages/catalogue';
import { filterCount, filtered, hasFilters } from '../../model/pipeline-filters';
import { useLocalDay } from '../../model/use-local-day';
import type { PipelineAddress } from '../../model/use-pipeline-address';
import { SortChoice } from '../table/sort-choice';
import { RoundSelect, TypeSelect } from './filter-selects';

/** The funnel counts what is overdue as well as the rest. */
const usedFilters = ({ filters, layout }: PipelineAddress) =>
  layout === 'funnel' ? { ...filters, isOverdue: false } : filters;

interface PipelineFilterSheetProps {
  items: readonly PipelineItem[];
  address: PipelineAddress;
}

/** One button for filters and order on phones, so that the funders begin high on the page. Each choice applies right away. */
export function PipelineFilterSheet({ items, address }: PipelineFilterSheetProps) {
  const t = usePipelineText();
  const [isOpen, setOpen] = useState(false);
  const today = useLocalDay();
  const filters = usedFilters(address);
  const on = filterCount(filters);
  const shown = filtered(items, filters, today).length;
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        className="shrink-0"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {on === 0 ? t('filters.button') : t('filters.buttonCount', { count: String(on) })}
      </Button>
      <p role="status" className="sr-only">
        {on > 0 && t('countOf', { shown: String(shown), count: items.length })}
      </p>
      {isOpen && <Sheet items={items} address={address} onClose={() => setOpen(false)} />}
    </>
  );
}

function Sheet({ items, address, onClose }: PipelineFilterSheetProps & { onClose: () => void }) {
  const t = usePipelineText();
  const today = useLocalDay();
  const { filters, layout, put } = address;
  const isFunnel = layout === 'funnel';
  const shown = filtered(items, usedFilters(address), today);
  return (
    <Dialog
      open
      steady
      focusTitle
      title={t('filters.label')}
      onOpenChange={onClose}
      footer={
        <>
          {hasFilters(filters) && (
            <Button
              variant="quiet"
              onClick={() => put({ round: undefined, type: undefined, due: undefined })}
            >
              {t('filters.clear')}
            </Button>
          )}
          <Button variant="primary" className="figures" onClick={onClose}>
            {t('filters.show', { count: shown.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Field label={t('filters.round')}>
          <RoundSelect items={items} address={address} />
        </Field>
        <Field label={t('filters.type')}>
          <TypeSelect address={address} />
        </Field>
        {!isFunnel && (
          <Checkbox
            label={t('filters.overdue')}
            checked={filters.isOverdue}
            onChange={({ target }) => put({ due: target.checked ? 'overdue' : undefined })}
          />
        )}
        {layout === 'table' && <SortChoice address={address} />}
      </div>
    </Dialog>
  );
}
