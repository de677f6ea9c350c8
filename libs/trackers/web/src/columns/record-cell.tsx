import type { ReactNode } from 'react';
import type { Tracker, TrackerColumn } from '@upround/trackers/contract';
import { Badge, Time } from '@upround/shared/ui';
import { TimeLeft } from '../components/deadline-text';
import { FitBadge } from '../components/fit-badge';
import { Unknown } from '../components/unknown';
import { useTrackerTexts } from '../components/tracker-texts';
import { useTrackersText } from '../messages/catalogue';

interface RecordCellProps {
  record: Tracker;
  column: TrackerColumn;
}

/** What a column says of a record; that it isn't published where that is so. */
export function RecordCell(props: RecordCellProps) {
  const value = useCell(props);
  return value ?? <Unknown />;
}

function useCell({ record, column }: RecordCellProps): ReactNode {
  const t = useTrackersText();
  const texts = useTrackerTexts();
  const { own } = record;
  switch (column) {
    case 'fit':
      if (own?.fit) return <FitBadge isShort fit={own.fit} />;
      return <Unknown text={t('fit.unset')} />;
    case 'pipeline':
      if (own?.item) return <Badge tone="info">{texts.pipelineStage(own.item.stage)}</Badge>;
      return '';
    case 'deadline':
      if (record.deadline === null && record.schedule === null) return null;
      return <DeadlineCell record={record} />;
    case 'amount':
      return texts.amount(record.amount);
    case 'equity':
      return texts.equity(record.equity);
    case 'instrument':
      return record.instrument && texts.instrument(record.instrument);
    case 'programWeeks':
      return texts.length(record);
    case 'asOf':
      return texts.asOf(record.source.asOf) ?? t('undated');
    default:
      return texts[column](record);
  }
}

/** The next deadline, or the rule where there is no date. */
export function DeadlineCell({ record }: { record: Tracker }) {
  const t = useTrackersText();
  const { deadline, schedule } = record;
  if (deadline === null) {
    if (schedule === null) return <span className="text-muted">{t('unknown')}</span>;
    return t(`schedule.${schedule}`);
  }
  return (
    <>
      <Time value={deadline.at} form="date" className="block" />
      <TimeLeft deadline={deadline} className="block text-muted" />
    </>
  );
}
