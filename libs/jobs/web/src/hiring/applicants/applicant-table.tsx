import type { RefObject } from 'react';
import type { Applicant } from '@upround/jobs/contract';
import { classes, VirtualRows } from '@upround/shared/ui';
import { useHiringText } from '../messages/catalogue';
import type { Selection } from '../model/use-selection';
import { useApplicantsText } from './messages/catalogue';
import { ApplicantRow } from './applicant-row';
import { tableColumns, wideColumn } from './table-columns';
import type { ApplicantActions } from './use-applicant-actions';

interface ApplicantTableProps {
  applicants: readonly Applicant[];
  scroller: RefObject<HTMLElement | null>;
  /** How many there are, or -1 while there may be more. */
  total: number;
  isBusy: boolean;
  openId: string | null;
  selection: Selection;
  actions: ApplicantActions;
}

const ROW = 64;
const columns = ['select', 'who', 'applied', 'note', 'next', 'stage', 'stars'] as const;
const isForWide = (column: (typeof columns)[number]) => column === 'note' || column === 'next';

/** Applicants under each other. While one is open beside it, there is room for cards alone. */
export function ApplicantTable(props: ApplicantTableProps) {
  const { applicants, openId, selection, actions } = props;
  const t = useHiringText();
  const tApplicants = useApplicantsText();
  const isNarrow = openId !== null;
  return (
    <div
      role="table"
      aria-label={t('applicants.label')}
      aria-busy={props.isBusy}
      aria-rowcount={props.total === -1 ? -1 : props.total + 1}
      className="relative"
    >
      <div role="rowgroup">
        <div
          role="row"
          className={classes(
            'sr-only border-b px-4 py-2 text-caption font-medium text-muted',
            !isNarrow && 'medium:not-sr-only medium:px-6 medium:py-2',
            !isNarrow && tableColumns,
          )}
        >
          {columns.map((column) => (
            <span
              key={column}
              role="columnheader"
              className={classes(
                column === 'select' && 'w-8',
                !isNarrow && isForWide(column) && wideColumn,
              )}
            >
              <span className={classes(column === 'select' && 'sr-only')}>
                {column === 'note'
                  ? tApplicants('note')
                  : column === 'next'
                    ? tApplicants('title')
                    : t(`applicants.columns.${column}`)}
              </span>
            </span>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        <VirtualRows rows={applicants} scroller={props.scroller} estimate={ROW}>
          {(applicant) => (
            <ApplicantRow
              key={applicant.id}
              applicant={applicant}
              isNarrow={isNarrow}
              isOpen={applicant.id === openId}
              isSelected={selection.has(applicant.id)}
              onSelect={() => selection.toggle(applicant.id)}
              actions={actions}
            />
          )}
        </VirtualRows>
      </div>
    </div>
  );
}
