import { useId } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { Badge, classes, MetaLine, Words } from '@upround/shared/ui';
import { FunderMark } from '../components/funder-mark';
import { RecordState } from '../components/record-state';
import { useTrackerTexts } from '../components/tracker-texts';
import { useTrackersText } from '../messages/catalogue';
import { withRupeeSign } from '../model/rupee-sign';
import { ContactPart } from './contact-part';
import { DeadlinePart } from './deadline-part';
import { FactPart } from './fact-part';
import { FitPart } from './fit-part';
import { useRecordText } from './messages/catalogue';
import { Part } from './part';
import { RecordActions } from './record-actions';
import { SourcePart } from './source-part';

interface RecordDetailProps {
  record: Tracker;
  /** A button of its pane is over the corner. */
  hasCorner?: boolean;
}

/** Everything about one funder or programme. */
export function RecordDetail({ record, hasCorner = false }: RecordDetailProps) {
  const t = useRecordText();
  const tTrackers = useTrackersText();
  const texts = useTrackerTexts();
  const titleId = useId();
  const seat = texts.seat(record);
  return (
    <article
      aria-labelledby={titleId}
      className="@container flex max-w-measure flex-col gap-6 px-4 py-6 medium:px-6"
    >
      <header className={classes('flex gap-4', hasCorner && 'pr-8')}>
        <FunderMark name={record.name} size={48} />
        <div className="flex min-w-0 flex-col gap-1">
          <h2
            id={titleId}
            dir="auto"
            className="text-title font-semibold text-balance wrap-anywhere"
          >
            <Words>{record.name}</Words>
          </h2>
          <MetaLine>
            <span>{texts.type(record.type)}</span>
            {seat !== null && <span>{seat}</span>}
            {record.isOpen !== null && <RecordState record={record} />}
          </MetaLine>
          {(record.own?.item || record.source.isOutdated) && (
            <div className="mt-1 flex flex-wrap gap-1.5">
              {record.own?.item && (
                <Badge tone="info">{texts.pipelineStage(record.own.item.stage)}</Badge>
              )}
              {record.source.isOutdated && <Badge tone="warning">{tTrackers('outdated')}</Badge>}
            </div>
          )}
        </div>
      </header>
      <RecordActions record={record} />
      <DeadlinePart record={record} />
      <Part title={t('about')}>
        <p dir="auto" className="wrap-anywhere">
          <Words>{withRupeeSign(record.summary)}</Words>
        </p>
      </Part>
      <FitPart record={record} />
      <FactPart record={record} />
      <ContactPart record={record} />
      <SourcePart record={record} />
    </article>
  );
}
