import { ChevronDown, X } from 'lucide-react';
import { Button, Checkbox, classes, IconButton, Menu, MenuItem } from '@upround/shared/ui';
import { StageDot } from '../../components/stage-dot';
import { stageTones } from '../../components/stage-tones';
import { useHiringText } from '../messages/catalogue';
import type { Selection } from '../model/use-selection';
import type { ApplicantActions } from './use-applicant-actions';
import { stages } from './use-stage-moves';

interface BulkBarProps {
  selection: Selection;
  actions: ApplicantActions;
  /** How many meet the filters; undefined while that is not known. */
  total: number | undefined;
  /** An applicant is open beside the list. */
  isNarrow: boolean;
}

/** Actions on the selected applicants, and a checkbox that selects all shown ones. */
export function BulkBar({ selection, actions, total, isNarrow }: BulkBarProps) {
  const t = useHiringText();
  const { selected, shown, isAll, toggleAll, clear } = selection;
  const count = selected.length;
  return (
    <div
      role="group"
      aria-label={t('selection.label')}
      // In narrow lists the actions are below the list, in reach of the thumb; elsewhere in a bar above it.
      className={classes(
        'contents',
        !isNarrow &&
          'medium:sticky medium:top-0 medium:z-10 medium:flex medium:min-h-12 medium:shrink-0 medium:flex-wrap medium:items-center medium:gap-x-3 medium:border-b medium:bg-surface medium:px-6 medium:py-1',
      )}
    >
      <div
        className={classes(
          'flex min-h-12 shrink-0 items-center justify-between gap-3 border-b px-4 py-1',
          !isNarrow && 'medium:contents',
        )}
      >
        <Checkbox
          label={
            <span className="text-small">
              {t(shown === total ? 'selection.all' : 'selection.allShown', {
                count: String(shown),
              })}
            </span>
          }
          checked={isAll}
          mixed={count > 0 && !isAll}
          onChange={toggleAll}
        />
        {total !== undefined && (
          <span className="text-small text-muted figures medium:order-last medium:ml-auto">
            {t('applicants.count', { count: total })}
          </span>
        )}
      </div>
      {count > 0 && (
        <div
          className={classes(
            'sticky bottom-0 z-10 order-last mt-auto flex shrink-0 flex-wrap items-center gap-3 border-t bg-surface px-4 py-2',
            !isNarrow && 'medium:static medium:order-none medium:mt-0 medium:border-0 medium:p-0',
          )}
        >
          <span role="status" className="text-small text-muted figures">
            {t('selection.count', { count })}
          </span>
          <Button size="small" onClick={() => actions.move(selected, 'SHORTLISTED')}>
            {t('selection.shortlist')}
          </Button>
          <Menu
            trigger={
              <Button size="small" icon={ChevronDown} className="flex-row-reverse">
                {t('selection.moveTo')}
              </Button>
            }
          >
            {stages
              .filter((stage) => stage !== 'REJECTED')
              .map((stage) => (
                <MenuItem key={stage} onSelect={() => actions.move(selected, stage)}>
                  <StageDot tone={stageTones[stage]} className="mr-2" />
                  {t(`state.${stage}`)}
                </MenuItem>
              ))}
          </Menu>
          <Button size="small" onClick={() => actions.reject(selected)}>
            <span className="text-danger-text">
              {t('selection.rejectCount', { count: String(count) })}
            </span>
          </Button>
          <IconButton icon={X} size="small" label={t('selection.clear')} onClick={clear} />
        </div>
      )}
    </div>
  );
}
