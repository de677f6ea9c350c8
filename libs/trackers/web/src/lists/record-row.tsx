import { memo } from 'react';
import type { Tracker, TrackerColumn } from '@upround/trackers/contract';
import { useCardLink } from '@upround/shared/routing';
import { Checkbox, classes, Link, Name, VisuallyHidden } from '@upround/shared/ui';
import { FunderMark } from '../components/funder-mark';
import { RecordState } from '../components/record-state';
import { RowActions } from '../components/row-actions';
import { useTrackerTexts } from '../components/tracker-texts';
import { RecordCell } from '../columns/record-cell';
import { rowColumns } from '../columns/table-layout';
import { useTrackerListText } from './messages/catalogue';
import type { Selection } from './selection';

interface RecordRowProps {
  record: Tracker;
  href: string;
  columns: readonly TrackerColumn[];
  /** Its place in the table, from 1 for the headings. */
  place: number;
  isOpen: boolean;
  /** It's pinned to the top of the list. */
  isPinned: boolean;
  selection: Selection;
}

const cellClasses = 'flex min-w-0 flex-col justify-center px-3 text-small';

/** A record under the headings of the table; the whole row opens it. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { record, href, columns, isOpen, selection } = props;
  const open = useCardLink(href);
  return (
    <div
      {...open}
      role="row"
      aria-rowindex={props.place}
      tabIndex={-1}
      data-record={record.slug}
      className={classes(
        rowColumns,
        'h-18 cursor-pointer border-b transition-colors focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        isOpen ? 'bg-accent-subtle' : 'bg-surface hover:bg-surface-hover',
      )}
    >
      <NameCell {...props} />
      {columns.map((column) => (
        <div key={column} role="cell" className={classes(cellClasses, 'figures')}>
          <div className="line-clamp-2 wrap-anywhere">
            <RecordCell record={record} column={column} />
          </div>
        </div>
      ))}
      <div
        role="cell"
        className="sticky right-0 flex items-center justify-end bg-inherit pr-2 medium:pr-3 @max-dialog-wide:border-l"
      >
        <RowActions record={record} selection={selection} />
      </div>
    </div>
  );
});

function NameCell({ record, href, isOpen, isPinned, selection }: RecordRowProps) {
  const t = useTrackerListText();
  const texts = useTrackerTexts();
  const seat = texts.seat(record);
  const hasState = record.isOpen !== null;
  return (
    <div
      role="rowheader"
      className="sticky left-0 z-10 flex min-w-0 items-center gap-3 bg-inherit pr-3 pl-4 medium:pl-6"
    >
      <Checkbox
        label={<VisuallyHidden>{t('select', { name: record.name })}</VisuallyHidden>}
        checked={selection.has(record.slug)}
        onChange={() => selection.toggle(record.slug)}
        className="-mr-3"
      />
      <FunderMark name={record.name} size={32} />
      <div className="min-w-0">
        <Link
          href={href}
          tone="text"
          aria-current={isOpen ? 'true' : undefined}
          title={record.name}
          className="line-clamp-2 text-small leading-tight font-semibold wrap-anywhere"
        >
          <Name>{record.name}</Name>
        </Link>
        <p className="truncate text-caption text-muted">
          {isPinned && <span>{t('pinned')}</span>}
          {hasState && (
            <span className={classes(isPinned && 'dot')}>
              <RecordState record={record} />
            </span>
          )}
          {seat !== null && (
            <span title={seat} className={classes((isPinned || hasState) && 'dot')}>
              {seat}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
