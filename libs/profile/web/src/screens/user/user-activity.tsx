import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, ChartBar, ListChecks, ThumbsUp } from 'lucide-react';
import { links } from '@upround/shared/links';
import { itemsOf, pagesFor } from '@upround/shared/query';
import { ButtonLink, EmptyState, ICON_STROKE, Link, Time } from '@upround/shared/ui';
import { listActivity, type PastActivity } from '@upround/social/contract';
import { ProfileList } from '../../components/profile-list';
import { useProfileText } from '../../messages/catalogue';

/** What one did, the newest first. One's own alone. */
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
      <p className="border-b px-4 py-3 text-small text-muted">{t('activity.only')}</p>
      <ol>
        {items.map((activity) => (
          <ActivityRow key={activity.id} activity={activity} />
        ))}
      </ol>
    </ProfileList>
  );
}

const jobPath = (job: string) => links.jobs({ job });

/** How each kind of activity is told, and where it leads. */
const kinds = {
  ATTEMPTED: { icon: ChartBar, text: 'voted', gone: 'votedGone', path: links.post },
  QUIZ: { icon: ListChecks, text: 'answered', gone: 'answeredGone', path: links.post },
  WOULD_USE: { icon: ThumbsUp, text: 'wouldUse', gone: 'wouldUseGone', path: links.idea },
  APPLIED: { icon: BriefcaseBusiness, text: 'applied', gone: 'appliedGone', path: jobPath },
} as const;

function kindOf({ state, referenceType }: PastActivity): keyof typeof kinds {
  if (state === 'WOULD_USE' || state === 'APPLIED') return state;
  return referenceType === 'QUIZ' ? referenceType : 'ATTEMPTED';
}

function ActivityRow({ activity }: { activity: PastActivity }) {
  const t = useProfileText();
  const { record, createdAt } = activity;
  const { icon: IconPart, text, gone, path } = kinds[kindOf(activity)];
  return (
    <li className="flex items-start gap-3 border-b px-4 py-3">
      <IconPart
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        className="mt-0.5 shrink-0 text-muted"
      />
      <div className="min-w-0">
        {record === undefined ? (
          <p className="text-muted">{t(`activity.${gone}`)}</p>
        ) : (
          <Link href={path(record.slug)} tone="text" className="wrap-anywhere">
            {t(`activity.${text}`, { title: record.title, name: record.author })}
          </Link>
        )}
        <p className="text-small text-muted">
          <Time value={createdAt} />
        </p>
      </div>
    </li>
  );
}
