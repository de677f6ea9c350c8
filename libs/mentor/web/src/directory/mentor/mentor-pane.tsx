import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import { useGoBack } from '@upround/shared/routing';
import { ButtonLink, EmptyState, ErrorState, TopBar } from '@upround/shared/ui';
import { useOpenMentor } from '../use-open-mentor';
import { useMentorPaneText } from './messages/catalogue';
import { MentorDetail } from './mentor-detail';
import { MentorPaneSkeleton } from './mentor-pane-skeleton';

interface MentorPaneProps {
  slug: string;
  /** The list without them. */
  back: string;
  /** Beside the list; otherwise in its place. */
  isBeside: boolean;
}

/** The open mentor: beside the list with a scroll of its own where it's wide, otherwise in its place. */
export function MentorPane({ slug, back, isBeside }: MentorPaneProps) {
  const t = useMentorPaneText();
  const goBack = useGoBack(back);
  return (
    <section
      aria-label={t('label')}
      tabIndex={-1}
      data-pane-focus
      className="relative h-full outline-hidden wide:overflow-y-auto wide:overscroll-contain"
    >
      {!isBeside && (
        <TopBar backLabel={t('back')} onBack={goBack}>
          {t('bar')}
        </TopBar>
      )}
      <OpenMentor slug={slug} />
    </section>
  );
}

function OpenMentor({ slug }: { slug: string }) {
  const t = useMentorPaneText();
  const { query, isGone, card, whole } = useOpenMentor(slug);
  if (isGone) {
    return (
      <EmptyState
        title={t('notFound')}
        className="medium:px-6"
        action={<ButtonLink href={links.mentors()}>{t('seeAll')}</ButtonLink>}
      >
        {t('notFoundHint')}
      </EmptyState>
    );
  }
  if (query.isLoadingError) {
    return (
      <ErrorState title={t('failed')} busy={query.isFetching} onRetry={() => void query.refetch()}>
        <FailureReason error={query.error} />
      </ErrorState>
    );
  }
  if (card === undefined) return <MentorPaneSkeleton />;
  return <MentorDetail card={card} mentor={whole} />;
}
