import { atom, useAtom } from 'jotai';
import { Fragment, Suspense, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TrackerType } from '@upround/trackers/contract';
import { Page } from '@upround/shared/routing';
import { classes, lazyWithRetry, useIsPhone, useIsWide } from '@upround/shared/ui';
import { useColumns } from '../columns/columns-atom';
import { TrackersNav } from '../components/trackers-nav';
import { useTrackerTexts } from '../components/tracker-texts';
import { useAccessEvents } from '../events/use-access-events';
import { FitPrompt } from '../fit/fit-prompt';
import { pageOf } from '../model/list-pages';
import { RecordPane } from '../record/record-pane';
import { RecordSkeleton } from '../record/record-skeleton';
import { useOpenRecord } from '../record/use-open-record';
import { CompareBar } from './compare-bar';
import { FilterSide } from './filters/filter-side';
import { ListBody } from './list-body';
import { ListHead } from './list-head';
import { useTrackerListText } from './messages/catalogue';
import { useSelection } from './selection';
import { useFilterPanel } from './use-filter-panel';
import { useFirstRecord } from './use-first-record';
import { useHasFit } from './use-has-fit';
import { useIsFitMissing } from './use-is-fit-missing';
import { useList, type List } from './use-list';
import { useListRecords } from './use-list-records';
import { useRecordFocus } from './use-record-focus';
import { useRecordKeys } from './use-record-keys';

const Comparison = /* @__PURE__ */ lazyWithRetry(() =>
  import('../compare/comparison').then((m) => ({ default: m.Comparison })),
);

/** Whether the viewer closed the record beside the list; until the page is loaded again. */
const isPaneClosedAtom = atom(false);

interface TrackerListProps {
  type: TrackerType;
  /** At its address within the bundle. */
  isFull: boolean;
}

/** The records of one type: filters, list and the open record, or up to four records side by side. */
export function TrackerList({ type, isFull }: TrackerListProps) {
  const texts = useTrackerTexts();
  const list = useList(type, isFull);
  useAccessEvents();
  const { record } = useOpenRecord(list.record);
  const isComparing = list.compared.length > 0;
  return (
    <Page
      pattern={pageOf(list.place)}
      title={!isComparing && record !== undefined ? record.name : texts.types(type)}
      hideHeading
    >
      {isComparing ? (
        <>
          <TrackersNav current={type} isFull={isFull} />
          <Suspense>
            <Comparison
              slugs={list.compared}
              hrefOf={list.hrefComparing}
              back={list.hrefComparing([])}
            />
          </Suspense>
        </>
      ) : (
        <Panes list={list} />
      )}
    </Page>
  );
}

// Where it isn't a phone's window, each column scrolls by itself below the tabs.
const paneClasses =
  'medium:h-[calc(100dvh-2.75rem-1px)] medium:overflow-y-auto medium:overscroll-contain';

function Panes({ list }: { list: List }) {
  const { type, isFull } = list.place;
  const isWide = useIsWide();
  const panel = useFilterPanel();
  const navigate = useNavigate();
  const [isPaneClosed, setPaneClosed] = useAtom(isPaneClosedAtom);
  const rows = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const hasNoRecord = useFirstRecord(list, isWide && !isPaneClosed);
  const isFitMissing = useIsFitMissing(list);
  useRecordFocus(list.record, { list: rows, pane, isWide });
  useRecordKeys({ list, rows, isWide, onFilters: panel.toggle });

  const isOpen = list.record !== null;
  const isReplaced = !isWide && isOpen;
  const close = () => {
    setPaneClosed(true);
    void navigate(list.hrefOf(null));
  };
  return (
    <>
      {!isReplaced && <TrackersNav current={type} isFull={isFull} />}
      <div className="medium:flex">
        {isWide && panel.isOpen && <FilterAside list={list} onClose={panel.fold} />}
        <ListColumn
          list={list}
          rows={rows}
          isHidden={isReplaced}
          isWide={isWide}
          hasRoom={isWide && !isOpen && isPaneClosed}
          isPanelOpen={panel.isOpen}
          onPanelOpen={panel.open}
        />
        {list.record !== null && (
          <div
            ref={pane}
            className={classes('min-w-0', isWide ? classes(paneClasses, besideClasses) : 'grow')}
          >
            <RecordPane
              key={list.record}
              slug={list.record}
              back={list.hrefOf(null)}
              isBeside={isWide}
              onClose={close}
            />
          </div>
        )}
        {isWide && !isOpen && !isPaneClosed && !hasNoRecord && !isFitMissing && (
          <div className={classes(paneClasses, besideClasses)}>
            <RecordSkeleton />
          </div>
        )}
      </div>
    </>
  );
}

const besideClasses = 'w-96 shrink-0 border-l';

function FilterAside({ list, onClose }: { list: List; onClose: () => void }) {
  const t = useTrackerListText();
  return (
    <aside
      aria-label={t('filters.title')}
      className={classes(paneClasses, 'w-56 shrink-0 border-r')}
    >
      <FilterSide list={list} onClose={onClose} />
    </aside>
  );
}

interface ListColumnProps {
  list: List;
  rows: RefObject<HTMLDivElement | null>;
  isHidden: boolean;
  isWide: boolean;
  /** No record is open beside it. */
  hasRoom: boolean;
  isPanelOpen: boolean;
  onPanelOpen: () => void;
}

/** The list with its head. On phones it scrolls with the page; in other windows the table scrolls below its head. */
function ListColumn(props: ListColumnProps) {
  const { list, rows, isHidden, isWide } = props;
  const { type } = list.place;
  const isPhone = useIsPhone();
  const columns = useColumns({
    type,
    hasRoom: props.hasRoom,
    hasFit: useHasFit(list),
    sort: list.sort,
  });
  const selection = useSelection(type);
  const read = useListRecords(list, !isHidden);
  return (
    <div
      hidden={isHidden}
      className={classes(
        'min-w-0 grow',
        !isHidden && 'medium:flex medium:h-[calc(100dvh-2.75rem-1px)] medium:flex-col',
      )}
    >
      <ListHead
        list={list}
        columns={columns}
        isWide={isWide}
        isPhone={isPhone}
        isPanelOpen={props.isPanelOpen}
        onPanelOpen={props.onPanelOpen}
      />
      {/* Made anew once it's known whether the prompt is there, so that nothing moves. */}
      <Fragment key={String(read.isFitKnown)}>
        {!read.isFitMissing && <FitPrompt className="mx-4 my-3 shrink-0 medium:mx-6" />}
        <div
          ref={rows}
          className="medium:@container medium:min-h-0 medium:grow medium:overflow-auto"
        >
          <ListBody
            list={list}
            read={read}
            columns={columns}
            selection={selection}
            scroller={rows}
            isPhone={isPhone}
          />
        </div>
      </Fragment>
      <CompareBar list={list} selection={selection} />
    </div>
  );
}
