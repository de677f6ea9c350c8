import { links, type QuizPollTab } from '@upround/shared/links';
import { useSession } from '@upround/shared/session';
import { ButtonLink, EmptyState } from '@upround/shared/ui';
import { useQuizPollText } from './messages/catalogue';

/** A guest has given no answers. */
export function AnsweredGuest() {
  const t = useQuizPollText();
  const next = links.quizPoll({ tab: 'answered' });
  return (
    <EmptyState
      className="medium:px-6"
      title={t('quizPoll.guestAnswered')}
      action={
        <ButtonLink variant="primary" href={links.login({ next })}>
          {t('quizPoll.logIn')}
        </ButtonLink>
      }
    >
      {t('quizPoll.guestAnsweredHint')}
    </EmptyState>
  );
}

/** A tab without anything in it. */
export function NothingLeft({ tab }: { tab: QuizPollTab }) {
  const t = useQuizPollText();
  const { isMember } = useSession();
  if (tab === 'answered') {
    return (
      <EmptyState
        className="medium:px-6"
        title={t('quizPoll.noneAnswered')}
        action={<ButtonLink href={links.quizPoll()}>{t('quizPoll.toAll')}</ButtonLink>}
      >
        {t('quizPoll.noneAnsweredHint')}
      </EmptyState>
    );
  }
  const titles = {
    all: t('quizPoll.noneAll'),
    polls: t('quizPoll.nonePolls'),
    quizzes: t('quizPoll.noneQuizzes'),
  };
  return (
    <EmptyState
      className="medium:px-6"
      title={titles[tab]}
      action={
        isMember && (
          <ButtonLink href={links.quizPoll({ tab: 'answered' })}>
            {t('quizPoll.seeAnswered')}
          </ButtonLink>
        )
      }
    >
      {t('quizPoll.noneHint')}
    </EmptyState>
  );
}
