import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { links, quizPollTabs, routes, type QuizPollTab } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { useSession } from '@upround/shared/session';
import { Button, Link, NavTabs } from '@upround/shared/ui';
import { QuizScore } from '@upround/social/web';
import { PostList } from '../posts/list/post-list';
import { PendingPosts } from '../composer/pending-posts';
import { quizPollSource } from './quiz-poll-source';
import { useOpenComposer } from '../composer/button/use-open-composer';
import { useQuizPollText } from './messages/catalogue';
import { AnsweredGuest, NothingLeft } from './quiz-poll-states';

/** Polls and quizzes to answer one after another, with the reader's score. */
export function QuizPollScreen() {
  const t = useQuizPollText();
  const { isMember } = useSession();
  const openComposer = useOpenComposer();
  const [tab] = useSearchChoice('tab', quizPollTabs);
  return (
    <Page
      pattern={routes.quizPoll}
      title={t('quizPoll.title')}
      heading={<span className="text-display">{t('quizPoll.title')}</span>}
      restoresOwnScroll
      className="pt-6 [&>:first-child]:px-4 medium:[&>:first-child]:px-6"
      actions={
        isMember && (
          <Button
            size="small"
            icon={PenLine}
            onClick={() => openComposer({ pod: null, mode: 'quiz' })}
          >
            {t('quizPoll.write')}
          </Button>
        )
      }
    >
      <p className="max-w-measure px-4 pt-1 medium:px-6 pb-3 text-small text-muted">
        {t('quizPoll.lead')}
      </p>
      <div className="border-t px-4 py-3 medium:px-6">
        {isMember ? (
          <QuizScore />
        ) : (
          <p className="text-small text-muted">
            {t.rich('quizPoll.guest', {
              logIn: (chunks) => (
                <Link href={links.login({ next: links.quizPoll({ tab }) })}>{chunks}</Link>
              ),
            })}
          </p>
        )}
      </div>
      <NavTabs
        label={t('quizPoll.tabs')}
        className="sticky top-(--frame-top) z-20 bg-surface px-4 medium:px-6"
        tabs={quizPollTabs.map((name) => ({
          href: links.quizPoll({ tab: name }),
          label: t(`quizPoll.${name}`),
          current: name === tab,
        }))}
      />
      <PendingPosts />
      {tab === 'answered' && !isMember ? <AnsweredGuest /> : <QuizPolls key={tab} tab={tab} />}
    </Page>
  );
}

function QuizPolls({ tab }: { tab: QuizPollTab }) {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [openedAt] = useState(key);
  const [source] = useState(() => quizPollSource(tab, isBack));
  return (
    <PostList
      source={source}
      restores={isBack || key !== openedAt}
      empty={<NothingLeft tab={tab} />}
    />
  );
}
