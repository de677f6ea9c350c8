import { X } from 'lucide-react';
import { Button, Checkbox, IconButton } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';
import type { Selection } from '../model/use-selection';
import type { ApplicantActions } from './use-applicant-actions';

interface BulkBarProps {
  selection: Selection;
  actions: ApplicantActions;
  /** How many meet the filters; undefined while that is not known. */
  total: number | undefined;
}

/** Actions on the selected applicants, and a checkbox that selects all shown ones. */
export function BulkBar({ selection, actions, total }: BulkBarProps) {
  const t = useHiringText();
  const { selected, isAll, toggleAll, clear } = selection;
  const count = selected.length;
  return (
    <div
      role="group"
      aria-label={t('selection.label')}
      // On phones the actions are below the list, in reach of the thumb; elsewhere in a bar above it.
      className="contents medium:sticky medium:top-0 medium:z-10 medium:flex medium:min-h-12 medium:shrink-0 medium:flex-wrap medium:items-center medium:gap-x-3 medium:border-b medium:bg-surface medium:px-4 medium:py-1"
    >
      <div className="flex shrink-0 items-center justify-between gap-3 border-b px-4 py-1 medium:contents">
        <Checkbox label={t('selection.all')} checked={isAll} onChange={toggleAll} />
        {total !== undefined && (
          <span className="text-small text-muted figures medium:order-last medium:ml-auto">
            {t('applicants.count', { count: total })}
          </span>
        )}
      </div>
      {count > 0 && (
        <div className="sticky bottom-0 z-10 order-last mt-auto flex shrink-0 flex-wrap items-center gap-3 border-t bg-surface px-4 py-2 medium:static medium:order-none medium:mt-0 medium:border-0 medium:p-0">
          <span role="status" className="text-small text-muted figures">
            {t('selection.count', { count })}
          </span>
          <Button size="small" onClick={() => actions.move(selected, 'SHORTLISTED')}>
            {t('selection.shortlist')}
          </Button>
          <Button size="small" onClick={() => actions.reject(selected)}>
            {t('selection.reject')}
          </Button>
          <IconButton icon={X} size="small" label={t('selection.clear')} onClick={clear} />
        </div>
      )}
    </div>
  );
}
