import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState, type ReactNode } from 'react';
import type { Tracker } from '@upround/trackers/contract';
import { useTrackerTexts } from '../components/tracker-texts';
import { RecordCard } from './record-card';
import type { Selection } from './selection';
import type { List } from './use-list';

interface RecordCardsProps {
  list: List;
  records: readonly Tracker[];
  /** The record that's pinned to the top. */
  pinnedId: string | undefined;
  total: number;
  isBusy: boolean;
  selection: Selection;
}

const FEW = 40;
const OVERSCAN = 6;
/** Height of a card in px, until it's measured. */
const ESTIMATE = 140;

/** Records under each other, for phones. */
export function RecordCards(props: RecordCardsProps) {
  const { list, records, total, selection } = props;
  const texts = useTrackerTexts();
  const card = (record: Tracker, index: number) => (
    <RecordCard
      key={record.id}
      record={record}
      href={list.hrefOf(record.slug)}
      isPinned={record.id === props.pinnedId}
      selection={selection}
      position={index + 1}
      total={total}
    />
  );
  return (
    <div role="feed" aria-label={texts.types(list.place.type)} aria-busy={props.isBusy}>
      {records.length <= FEW ? records.map(card) : <ManyCards records={records} card={card} />}
    </div>
  );
}

interface ManyCardsProps {
  records: readonly Tracker[];
  card: (record: Tracker, index: number) => ReactNode;
}

/** Of a long list only the cards in and near sight are in the page. */
function ManyCards({ records, card }: ManyCardsProps) {
  const [margin, setMargin] = useState(0);
  // A new function would make the virtualizer place all cards again with each scroll step.
  const keyAt = useCallback((index: number) => records[index]?.id ?? index, [records]);
  const virtualizer = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => ESTIMATE,
    getItemKey: keyAt,
    overscan: OVERSCAN,
    scrollMargin: margin,
  });
  return (
    <div
      ref={(place) => {
        if (place !== null) setMargin(place.getBoundingClientRect().top + window.scrollY);
      }}
      role="presentation"
      className="relative [overflow-anchor:none]"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const record = records[index];
        return (
          record !== undefined && (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              role="presentation"
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              {card(record, index)}
            </div>
          )
        );
      })}
    </div>
  );
}
