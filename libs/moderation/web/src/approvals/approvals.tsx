import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  listApprovals,
  type Approval,
  type ApprovalSourceText,
} from '@upround/moderation/contract';
import { itemsOf, PagedEnd, PagedList, pagesFor } from '@upround/shared/query';
import { EmptyState, Field, Select, SkeletonRows, Surface } from '@upround/shared/ui';
import { statusOf } from '../people/people-queries';
import { ApprovalRow } from './approval-row';
import { DecisionDialog, type Decision } from './decision-dialog';
import { useApprovalsText } from './messages/catalogue';

/** How often an open list is read again, in milliseconds: members ask and others decide all the time. */
const REFRESH_MS = 10_000;
/** The kind that is shown, in the address. */
const KIND = 'kind';

/** For moderators: what waits for staff, of all kinds. */
export function Approvals() {
  const t = useApprovalsText();
  const [params, setParams] = useSearchParams();
  const [decision, setDecision] = useState<Decision>();
  const list = useRef<HTMLDivElement>(null);
  const kind = params.get(KIND);
  const query = useInfiniteQuery({
    ...pagesFor(listApprovals, { query: kind === null ? {} : { kind } }),
    staleTime: 0,
    // The choice of kinds stays while another one loads.
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const { items } = itemsOf(query.data);
  const kinds = query.data?.pages[0]?.kinds ?? [];
  if (statusOf(query.error) === 403) {
    return (
      <EmptyState level={3} title={t('forbidden')}>
        {t('forbiddenHint')}
      </EmptyState>
    );
  }
  const choose = (chosen: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen === '') next.delete(KIND);
        else next.set(KIND, chosen);
        return next;
      },
      { replace: true },
    );
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-hidden">
      {(kinds.length > 1 || kind !== null) && (
        <KindField kinds={kinds} kind={kind ?? ''} onChange={choose} />
      )}
      <PagedList
        query={query}
        level={3}
        skeleton={
          <Surface padding="none">
            <SkeletonRows label={t('list.loading')} people />
          </Surface>
        }
        failed={t('list.failed')}
        isEmpty={items.length === 0 && !query.hasNextPage}
        empty={
          <Surface padding="none">
            <EmptyState level={3} icon={ClipboardCheck} title={t('list.empty')}>
              {t('list.emptyHint')}
            </EmptyState>
          </Surface>
        }
      >
        <Rows items={items} kinds={kinds} onDecide={setDecision} />
        <PagedEnd
          query={query}
          skeleton={<SkeletonRows label={t('list.loading')} count={2} />}
          text={{ more: t('list.more'), failed: t('list.moreFailed') }}
        />
      </PagedList>
      {decision && (
        <DecisionDialog
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDecided={() => {
            // The button is gone with its row.
            if (document.activeElement === document.body) list.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface RowsProps {
  items: readonly Approval[];
  kinds: readonly ApprovalSourceText[];
  onDecide: (decision: Decision) => void;
}

function Rows({ items, kinds, onDecide }: RowsProps) {
  const t = useApprovalsText();
  return (
    <Surface padding="none">
      <ul aria-label={t('list.label')}>
        {items.map((item) => {
          const source = kinds.find(({ kind }) => kind === item.kind);
          return (
            <ApprovalRow
              key={item.id}
              item={item}
              source={source}
              onDecide={(isApproved) => source && onDecide({ item, source, isApproved })}
            />
          );
        })}
      </ul>
    </Surface>
  );
}

interface KindFieldProps {
  kinds: readonly ApprovalSourceText[];
  kind: string;
  onChange: (kind: string) => void;
}

/** One kind, or all of them. */
function KindField({ kinds, kind, onChange }: KindFieldProps) {
  const t = useApprovalsText();
  return (
    <Field label={t('kind.label')}>
      <Select value={kind} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('kind.all')}</option>
        {kinds.map((source) => (
          <option key={source.kind} value={source.kind}>
            {source.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
