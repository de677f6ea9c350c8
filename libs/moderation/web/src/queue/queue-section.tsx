import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { listCases, type ModerationCase } from '@upround/moderation/contract';
import { ApiError } from '@upround/shared/api-client';
import { itemsOf, PagedEnd, PagedList, pagesFor } from '@upround/shared/query';
import { useListKeys } from '@upround/shared/routing';
import {
  classes,
  EmptyState,
  SegmentedControl,
  SkeletonRows,
  Surface,
  useIsWide,
} from '@upround/shared/ui';
import { BulkBar } from './bulk-bar';
import { CasePanel } from './case-panel';
import { CaseRow } from './case-row';
import { useQueueText } from './messages/catalogue';
import { useFocusBack } from './use-focus-back';
import { useQueueAddress } from './use-queue-address';

/** How often an open queue is read again, in milliseconds: others report and decide all the time. */
const REFRESH_MS = 10_000;

const isForbidden = (error: Error | null) => error instanceof ApiError && error.status === 403;

/** For moderators: the open cases, and the one that is read. */
export function QueueSection() {
  const t = useQueueText();
  const address = useQueueAddress();
  const { caseId } = address;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [followed, setFollowed] = useState<string>();
  const query = useCases(address);
  const { items } = itemsOf(query.data);
  useFirstCase(address, items);
  const frame = useFocusBack(caseId);
  if (isForbidden(query.error)) {
    return (
      <EmptyState level={3} title={t('forbidden')}>
        {t('forbiddenHint')}
      </EmptyState>
    );
  }
  const inSight = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const isOpen = caseId !== undefined;
  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-4 outline-hidden">
      <QueueTools isHidden={isOpen} address={address} />
      <div className="flex flex-col gap-4 wide:flex-row wide:items-start wide:gap-6">
        <div
          className={classes(
            'flex min-w-0 flex-col gap-4 wide:w-80 wide:shrink-0',
            isOpen && 'hidden wide:flex',
          )}
        >
          {inSight.length > 0 && (
            <BulkBar
              caseIds={inSight}
              onClear={() => setChosen(new Set())}
              onDone={(ids) => setChosen(new Set([...chosen].filter((id) => !ids.includes(id))))}
            />
          )}
          <CaseList
            query={query}
            items={items}
            chosen={chosen}
            address={address}
            onFollow={setFollowed}
            onChoose={(id, isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(id);
              else next.delete(id);
              setChosen(next);
            }}
          />
        </div>
        <div className={classes('min-w-0 grow', !isOpen && 'hidden wide:block')}>
          {isOpen ? (
            <CasePanel
              key={caseId}
              caseId={caseId}
              takesFocus={caseId === followed}
              onClose={() => address.open(undefined)}
              onDecided={() => {
                const next = nextOf(items, caseId);
                setFollowed(next);
                address.open(next, true);
              }}
            />
          ) : (
            <Surface>
              <EmptyState level={3} icon={Inbox} title={t('chooseCase')}>
                {t('chooseCaseHint')}
              </EmptyState>
            </Surface>
          )}
        </div>
      </div>
    </div>
  );
}

function useCases({ sort, assigned }: Address) {
  return useInfiniteQuery({
    ...pagesFor(listCases, { query: { sort, ...(assigned === 'all' ? {} : { assigned }) } }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

/** The case below, else the one above. */
function nextOf(items: readonly ModerationCase[], id: string): string | undefined {
  const place = items.findIndex((item) => item.id === id);
  return (items[place + 1] ?? items[place - 1])?.id;
}

type Address = ReturnType<typeof useQueueAddress>;

/** Opens the first case where both panes are in sight and none is open. */
function useFirstCase({ caseId, open }: Address, items: readonly ModerationCase[]): void {
  const isWide = useIsWide();
  const first = items[0]?.id;
  const isMissing = isWide && caseId === undefined && first !== undefined;
  useEffect(() => {
    if (isMissing) open(first, true);
  });
}

function QueueTools({ isHidden, address }: { isHidden: boolean; address: Address }) {
  const t = useQueueText();
  return (
    <div className={classes('flex flex-wrap gap-3', isHidden && 'hidden wide:flex')}>
      <SegmentedControl
        label={t('assigned.label')}
        value={address.assigned}
        onChange={address.setAssigned}
        options={[
          { value: 'all', label: t('assigned.all') },
          { value: 'me', label: t('assigned.me') },
          { value: 'none', label: t('assigned.none') },
        ]}
      />
      <SegmentedControl
        label={t('sort.label')}
        value={address.sort}
        onChange={address.setSort}
        options={[
          { value: 'weight', label: t('sort.weight') },
          { value: 'age', label: t('sort.age') },
        ]}
      />
    </div>
  );
}

interface CaseListProps {
  query: UseInfiniteQueryResult;
  items: readonly ModerationCase[];
  chosen: ReadonlySet<string>;
  address: Address;
  /** Called with a case that takes the list’s place. */
  onFollow: (id: string) => void;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** The cases; j and k go through them, and open them where both panes are in sight. */
function CaseList({ query, items, chosen, address, onFollow, onChoose }: CaseListProps) {
  const t = useQueueText();
  const list = useRef<HTMLUListElement>(null);
  const isWide = useIsWide();
  const { assigned, caseId } = address;
  useListKeys(list, {
    group: t('keys.group'),
    next: t('keys.next'),
    previous: t('keys.previous'),
    row: '[data-case]',
    open: '[aria-current="true"]',
    block: 'nearest',
    onMove: (row) => {
      if (isWide) address.open(row.dataset['case'], true);
    },
  });
  const emptyKey = { all: 'empty', me: 'emptyMine', none: 'emptyNone' } as const;
  return (
    <PagedList
      query={query}
      level={3}
      skeleton={
        <Surface padding="none">
          <SkeletonRows label={t('loading')} count={6} />
        </Surface>
      }
      failed={t('failed')}
      isEmpty={items.length === 0}
      empty={
        <Surface padding="none">
          <EmptyState level={3} icon={Inbox} title={t(emptyKey[assigned])}>
            {t(`${emptyKey[assigned]}Hint`)}
          </EmptyState>
        </Surface>
      }
    >
      <Surface padding="none">
        <ul ref={list} aria-label={t('list')}>
          {items.map((item) => (
            <CaseRow
              key={item.id}
              item={item}
              isOpen={item.id === caseId}
              isChosen={chosen.has(item.id)}
              onOpen={() => {
                if (!isWide) onFollow(item.id);
                address.open(item.id);
              }}
              onChoose={(isChosen) => onChoose(item.id, isChosen)}
            />
          ))}
        </ul>
      </Surface>
      <PagedEnd
        query={query}
        skeleton={<SkeletonRows label={t('loadingMore')} count={2} />}
        text={{ more: t('more'), failed: t('moreFailed') }}
      />
    </PagedList>
  );
}
