import { useInfiniteQuery } from '@tanstack/react-query';
import { ChartBar, ListChecks } from 'lucide-react';
import { use } from 'react';
import { links, recordPath } from '@upround/shared/links';
import { itemsOf, pagesFor } from '@upround/shared/query';
import { ButtonLink, EmptyState, ICON_STROKE, Link, Time } from '@upround/shared/ui';
import {
  bookmarkTypes as savedTypes,
  listActivity,
  type PastActivity,
} from '@upround/social/contract';
import { ProfileList } from '../../components/profile-list';
import { MarkPresentersContext, type MarkPresenter } from '../../mark-presenters';
import { useProfileText } from '../../messages/catalogue';

/** The member's activity, newest first. Only on the own profile. */
export function UserActivity() {
  const t = useProfileText();
  const query = useInfiniteQuery({
    ...pagesFor(listActivity, { query: { referenceType: 'USER' } }),
    // Voted meanwhile elsewhere in the app.
    staleTime: 0,
  });
  const { items } = itemsOf(query.data);
  return (
    <ProfileList
      query={query}
      isEmpty={items.length === 0}
      empty={
        <EmptyState
          icon={ChartBar}
          title={t('activity.empty')}
          action={<ButtonLink href={links.home()}>{t('activity.toFeed')}</ButtonLink>}
        >
          {t('activity.emptyHint')}
        </EmptyState>
      }
    >
      <p className="border-b px-4 medium:px-6 py-3 text-small text-muted">{t('activity.only')}</p>
      <ol>
        {items.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ol>
    </ProfileList>
  );
}

const polls: MarkPresenter = {
  icon: ChartBar,
  useText: (record) => {
    const t = useProfileText();
    return record === undefined
      ? t('activity.votedGone')
      : t('activity.voted', { title: record.title, name: record.author });
  },
};
const quizzes: MarkPresenter = {
  icon: ListChecks,
  useText: (record) => {
    const t = useProfileText();
    return record === undefined
      ? t('activity.answeredGone')
      : t('activity.answered', { title: record.title, name: record.author });
  },
};

/** A quiz is a post. */
const pathOf = ({ referenceType }: PastActivity, slug: string) =>
  recordPath(savedTypes.find((type) => type === referenceType) ?? 'POST', slug);

function ActivityRow({ activity }: { activity: PastActivity }) {
  const { record, createdAt, state, referenceType } = activity;
  const marks = use(MarkPresentersContext);
  const { icon: IconPart, useText } = marks[state] ?? (referenceType === 'QUIZ' ? quizzes : polls);
  const text = useText(record);
  return (
    <li className="flex items-start gap-3 border-b px-4 medium:px-6 py-3">
      <IconPart
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        className="mt-0.5 shrink-0 text-muted"
      />
      <div className="min-w-0">
        {record === undefined ? (
          <p className="text-muted">{text}</p>
        ) : (
          <Link href={pathOf(activity, record.slug)} tone="text" className="wrap-anywhere">
            {text}
          </Link>
        )}
        <p className="text-small text-muted">
          <Time value={createdAt} />
        </p>
      </div>
    </li>
  );
}
