import { FollowButton } from '@upround/social/web';
import { PersonRow } from '../components/person-row';
import { useActiveAuthors } from './active-authors';
import { useWelcomeText } from './messages/catalogue';
import { StepFrame } from './step-frame';

const OFFERED = 5;

/** Five people for a new member to follow, each with a reason. */
export function PeopleStep() {
  const t = useWelcomeText();
  const { query, authors } = useActiveAuthors(OFFERED);
  return (
    <StepFrame
      query={query}
      text={{
        label: t('people'),
        loading: t('peopleLoading'),
        error: t('peopleError'),
        none: t('none'),
      }}
      isEmpty={authors.length === 0}
    >
      {authors.map(({ author, isFollowed, pod }) => (
        <PersonRow
          key={author.id}
          person={author}
          reason={pod === undefined ? t('popular') : t('writesIn', { pod })}
        >
          <FollowButton userId={author.id} displayName={author.displayName} followed={isFollowed} />
        </PersonRow>
      ))}
    </StepFrame>
  );
}
