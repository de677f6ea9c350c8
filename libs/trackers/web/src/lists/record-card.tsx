import { memo } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { useCardLink } from '@upround/shared/routing';
import { Badge, classes, Link, MetaLine, Name, Time, Words } from '@upround/shared/ui';
import { FitBadge } from '../components/fit-badge';
import { FunderMark } from '../components/funder-mark';
import { RecordState } from '../components/record-state';
import { RowActions } from '../components/row-actions';
import { useTrackerTexts } from '../components/tracker-texts';
import { TimeLeft } from '../components/deadline-text';
import { withRupeeSign } from '../model/rupee-sign';
import { useTrackerListText } from './messages/catalogue';
import type { Selection } from './selection';

interface RecordCardProps {
  record: Tracker;
  href: string;
  /** It's pinned to the top of the list. */
  isPinned: boolean;
  selection: Selection;
  /** Its place in the list, from 1, and how many there are; -1 while that isn't known. */
  position: number;
  total: number;
}

/** A record in a list on phones. The whole card opens it. */
export const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { record, href, selection, position, total } = props;
  const titleId = `record-${record.id}`;
  return (
    <article
      {...useCardLink(href)}
      tabIndex={-1}
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={titleId}
      data-record={record.slug}
      className={classes(
        'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-b px-4 py-3 transition-colors hover:bg-surface-hover/40 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        selection.has(record.slug) && 'bg-accent-subtle/60',
      )}
    >
      <FunderMark name={record.name} size={40} />
      <h2 id={titleId} className="self-center text-body font-semibold wrap-anywhere">
        <Link href={href} tone="text">
          <Name>{record.name}</Name>
        </Link>
      </h2>
      <div className="-mr-2 flex">
        <RowActions record={record} selection={selection} />
      </div>
      <p className="col-span-2 col-start-2 line-clamp-2 text-small text-muted">
        <Words>{withRupeeSign(record.summary)}</Words>
      </p>
      <CardFacts record={record} isPinned={props.isPinned} />
    </article>
  );
});

function CardFacts({ record, isPinned }: { record: Tracker; isPinned: boolean }) {
  const t = useTrackerListText();
  const texts = useTrackerTexts();
  const amount = texts.amount(record.amount);
  const stages = texts.stages(record);
  const { own, deadline } = record;
  return (
    <div className="col-span-2 col-start-2 min-w-0 empty:hidden">
      <MetaLine>
        {isPinned && <span>{t('pinned')}</span>}
        {own?.fit && (
          <span className="flex items-center">
            <FitBadge fit={own.fit} />
          </span>
        )}
        {own?.item && (
          <span className="flex items-center">
            <Badge tone="info">{texts.pipelineStage(own.item.stage)}</Badge>
          </span>
        )}
        {record.isOpen !== null && <RecordState record={record} />}
        {amount !== null && <span>{amount}</span>}
        {deadline !== null && (
          <span>
            <Time value={deadline.at} form="date" /> · <TimeLeft deadline={deadline} />
          </span>
        )}
        {stages !== null && <span className="wrap-anywhere">{stages}</span>}
      </MetaLine>
    </div>
  );
}
