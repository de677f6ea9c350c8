import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { links } from '@upround/shared/links';
import { PagedEnd, PagedList } from '@upround/shared/query';
import { Link } from '@upround/shared/ui';
import type { Columns } from '../columns/columns-atom';
import { useTrackerTexts } from '../components/tracker-texts';
import { overviewQuery } from '../data/tracker-queries';
import { FitNeeded } from '../fit/fit-needed';
import { useTrackersText } from '../messages/catalogue';
import { planThatOpens } from '../model/opened-by';
import { useTrackerListText } from './messages/catalogue';
import { NoRecords } from './no-records';
import { RecordCards } from './record-cards';
import { CardSkeletons, RowSkeletons } from './record-skeletons';
import { RecordTable } from './record-table';
import type { Selection } from './selection';
import type { List } from './use-list';
import type { ListRecords } from './use-list-records';

interface ListBodyProps {
  list: List;
  read: ListRecords;
  columns: Columns;
  selection: Selection;
  /** What scrolls around the table. */
  scroller: RefObject<HTMLElement | null>;
  isPhone: boolean;
}

/** The records in every state: loading, failed, none, full, at their end. The list never moves by itself. */
export function ListBody(props: ListBodyProps) {
  const { list, columns, selection, isPhone } = props;
  const { query, records, pinnedId, isFitMissing, isReady } = props.read;
  const { type } = list.place;
  const t = useTrackerListText();
  const texts = useTrackerTexts();
  if (isFitMissing) return <FitNeeded byName={list.hrefSorted('name')} />;

  const loading = t('loading', { types: texts.many(type) });
  const skeleton = isPhone ? (
    <CardSkeletons label={loading} />
  ) : (
    <RowSkeletons hasHead label={loading} columns={columns.shown} />
  );
  if (!isReady) return skeleton;
  const shared = {
    list,
    records,
    pinnedId,
    total: query.hasNextPage ? -1 : records.length,
    isBusy: query.isFetching,
    selection,
  };
  return (
    <PagedList
      query={query}
      skeleton={skeleton}
      failed={t('failed', { types: texts.many(type) })}
      className="medium:px-6"
      isEmpty={records.length === 0}
      empty={<NoRecords list={list} />}
    >
      {isPhone ? (
        <RecordCards {...shared} />
      ) : (
        <RecordTable {...shared} columns={columns.shown} scroller={props.scroller} />
      )}
      <div className="sticky left-0">
        <PagedEnd
          query={query}
          skeleton={
            isPhone ? (
              <CardSkeletons label={t('loadingMore')} count={2} />
            ) : (
              <RowSkeletons label={t('loadingMore')} columns={columns.shown} count={2} />
            )
          }
          text={{ more: t('more'), failed: t('moreFailed'), end: <ListEnd list={list} /> }}
        />
      </div>
    </PagedList>
  );
}

/** The end of a list, or of the part of the angel networks that the viewer can read. */
function ListEnd({ list: { place } }: { list: List }) {
  const t = useTrackerListText();
  const tTrackers = useTrackersText();
  const { data } = useQuery({ ...overviewQuery(), enabled: place.type === 'ANGEL' });
  const counts = data?.data.find(({ type }) => type === place.type);
  if (counts === undefined || counts.readableCount >= counts.count) return t('end');
  return (
    <>
      {t('endPart', {
        count: String(counts.readableCount),
        total: String(counts.count),
        plan: planThatOpens('angelTracker'),
      })}{' '}
      <Link href={links.bundle()}>{tTrackers('seeBundle')}</Link>{' '}
      <Link href={links.pricing()}>{tTrackers('seePlans')}</Link>
    </>
  );
}
