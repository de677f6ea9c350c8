import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { listOwnDecisions, type OwnDecision } from '@upround/moderation/contract';
import { useFormat } from '@upround/shared/i18n';
import { itemsOf, PagedEnd, PagedList, pagesFor, renewedOnReturn } from '@upround/shared/query';
import { Badge, Button, SkeletonRows, Surface, Time, type BadgeTone } from '@upround/shared/ui';
import { recordName } from '../terms/record-name';
import { useRuleName } from '../terms/use-rule-name';
import { AppealDialog } from './appeal-dialog';
import { useReportsText } from './messages/catalogue';

/** What moderators decided about the viewer, newest first. */
export const useOwnDecisions = () =>
  useInfiniteQuery({
    ...pagesFor(listOwnDecisions, { query: {} }),
    ...renewedOnReturn,
    staleTime: 0,
  });

/** What moderators decided about the viewer; nothing where there is nothing. */
export function OwnDecisions({ query }: { query: ReturnType<typeof useOwnDecisions> }) {
  const t = useReportsText();
  const id = useId();
  const { items } = itemsOf(query.data);
  // Most members have none: nothing is shown until there's something.
  if (query.data !== undefined && items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 id={id} className="font-semibold">
          {t('decisions.title')}
        </h3>
        <p className="max-w-measure text-small text-muted">{t('decisions.lead')}</p>
      </div>
      <PagedList
        query={query}
        level={3}
        skeleton={<SkeletonRows label={t('decisions.loading')} count={2} />}
        failed={t('decisions.failed')}
        isEmpty={false}
        empty={null}
      >
        <ul className="flex flex-col gap-4">
          {items.map((decision) => (
            <li key={decision.id}>
              <DecisionCard decision={decision} />
            </li>
          ))}
        </ul>
        <PagedEnd
          query={query}
          skeleton={<SkeletonRows label={t('decisions.loadingMore')} count={2} />}
          text={{ more: t('decisions.more'), failed: t('decisions.moreFailed') }}
        />
      </PagedList>
    </section>
  );
}

const tones: Record<OwnDecision['action'], BadgeTone> = {
  NOTHING: 'neutral',
  WARN: 'warning',
  HIDE: 'warning',
  REMOVE: 'danger',
  RESTRICT: 'danger',
  SUSPEND: 'danger',
};

function DecisionCard({ decision }: { decision: OwnDecision }) {
  const t = useReportsText();
  const nameOf = useRuleName();
  const format = useFormat();
  const { action, rule, reason, at, until, title, text, referenceType, appeal } = decision;
  const isReversed = appeal?.state === 'REVERSED';
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{recordName(referenceType)}</span>
        <Badge tone={isReversed ? 'neutral' : tones[action]}>
          {t(`decisions.action.${action}`)}
        </Badge>
        {until !== null && (
          <span className="text-small text-muted">
            {t('decisions.until', { date: format.date(until) })}
          </span>
        )}
        <span className="ml-auto text-small text-muted">
          <Time value={at} />
        </span>
      </div>
      {(title || text) && (
        <blockquote className="line-clamp-3 border-l-2 pl-3 text-small text-muted wrap-anywhere">
          {title || text}
        </blockquote>
      )}
      <p className="text-small font-medium">{nameOf(rule)}</p>
      <dl className="text-small">
        <dt className="text-muted">{t('decisions.reason')}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{reason}</dd>
      </dl>
      <p className="text-small text-muted">
        {isReversed ? t('decisions.reversed') : t(`decisions.meaning.${action}`)}
      </p>
      <AppealPart decision={decision} />
    </Surface>
  );
}

/** What the author can still do, or what became of their appeal. */
function AppealPart({ decision }: { decision: OwnDecision }) {
  const t = useReportsText();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { appeal, appealBy } = decision;
  if (appeal !== null) {
    const states = {
      OPEN: 'appealOpen',
      UPHELD: 'appealUpheld',
      REVERSED: 'appealReversed',
    } as const;
    return (
      <dl className="flex flex-col gap-2 border-t pt-3 text-small">
        <div>
          <dt className="text-muted">{t('decisions.yourAppeal')}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{appeal.text}</dd>
        </div>
        <div>
          <dt className="font-medium">{t(`decisions.${states[appeal.state]}`)}</dt>
          {appeal.reason !== null && (
            <dd className="whitespace-pre-line wrap-anywhere">{appeal.reason}</dd>
          )}
        </div>
      </dl>
    );
  }
  if (appealBy === null) {
    return <p className="text-small text-muted">{t('decisions.appealOver')}</p>;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-3">
      <Button size="small" onClick={() => setAsking(true)}>
        {t('decisions.appeal')}
      </Button>
      <span className="text-small text-muted">
        {t('decisions.appealBy', { date: format.date(appealBy) })}
      </span>
      {isAsking && <AppealDialog decision={decision} onClose={() => setAsking(false)} />}
    </div>
  );
}
