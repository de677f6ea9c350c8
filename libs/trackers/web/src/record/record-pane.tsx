import { X } from 'lucide-react';
import { useEffect } from 'react';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { useGoBack } from '@upround/shared/routing';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  IconButton,
  lazyPart,
  TopBar,
} from '@upround/shared/ui';
import { useRecordText } from './messages/catalogue';
import { RecordSkeleton } from './record-skeleton';
import { useOpenRecord } from './use-open-record';

const RecordDetail = /* @__PURE__ */ lazyPart(
  () => import('./record-detail').then((module) => module.RecordDetail),
  () => <RecordSkeleton />,
);

interface RecordPaneProps {
  slug: string;
  /** The list without it. */
  back: string;
  /** Beside the list; otherwise in its place. */
  isBeside: boolean;
  onClose: () => void;
}

/** The open record: beside the list where that is wide, otherwise in its place. */
export function RecordPane({ slug, back, isBeside, onClose }: RecordPaneProps) {
  const t = useRecordText();
  const goBack = useGoBack(back);
  return (
    <section
      aria-label={t('label')}
      tabIndex={-1}
      data-pane-focus
      className="relative outline-hidden"
    >
      {isBeside ? (
        <div className="absolute top-3 right-3 z-10">
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </div>
      ) : (
        <TopBar backLabel={t('back')} onBack={goBack}>
          {t('bar')}
        </TopBar>
      )}
      <OpenRecord slug={slug} isBeside={isBeside} />
    </section>
  );
}

function OpenRecord({ slug, isBeside }: Pick<RecordPaneProps, 'slug' | 'isBeside'>) {
  const t = useRecordText();
  const { query, isGone, record } = useOpenRecord(slug);
  // Loads beside the record, not after it; a failure is shown when it's rendered.
  useEffect(() => void RecordDetail.preload().catch(() => undefined), []);
  if (isGone) {
    return (
      <EmptyState
        title={t('notFound')}
        className="pr-14 medium:pl-6"
        action={<ButtonLink href={links.trackers()}>{t('seeAll')}</ButtonLink>}
      >
        {t('notFoundHint')}
      </EmptyState>
    );
  }
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={t('failed')}
        className="pr-14 medium:pl-6"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (record === undefined) return <RecordSkeleton />;
  return <RecordDetail record={record} hasCorner={isBeside} />;
}
