import { ApiError } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { useGoBack } from '@upround/shared/routing';
import { ButtonLink, EmptyState, ErrorState, TopBar } from '@upround/shared/ui';
import { useSessionRecord } from '../data/use-session';
import { useSessionsText } from '../messages/catalogue';
import { SessionDetail } from './session-detail';
import { SessionSkeleton } from './session-skeleton';

interface SessionPaneProps {
  id: string;
  /** The list without it. */
  back: string;
  /** Beside the list; otherwise in its place. */
  isBeside: boolean;
}

/** The open session: beside the list, on phones in its place. */
export function SessionPane({ id, back, isBeside }: SessionPaneProps) {
  const t = useSessionsText();
  const goBack = useGoBack(back);
  return (
    <section
      aria-label={t('session.label')}
      tabIndex={-1}
      data-pane-focus
      className="flex min-h-0 grow flex-col outline-hidden"
    >
      {!isBeside && (
        <TopBar backLabel={t('back')} onBack={goBack} className="shrink-0">
          {t('bar')}
        </TopBar>
      )}
      <div className="min-h-0 grow overflow-y-auto">
        <OpenSession id={id} />
      </div>
    </section>
  );
}

function OpenSession({ id }: { id: string }) {
  const t = useSessionsText();
  const query = useSessionRecord(id);
  const session = query.data;
  if (session !== undefined) return <SessionDetail session={session} />;
  if (query.isPending) return <SessionSkeleton />;
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState
        title={t('session.notFound')}
        className="medium:pl-6"
        action={<ButtonLink href={links.sessions()}>{t('session.seeAll')}</ButtonLink>}
      >
        {t('session.notFoundText')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={t('session.failed')}
      className="medium:pl-6"
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <FailureReason error={query.error} />
    </ErrorState>
  );
}
