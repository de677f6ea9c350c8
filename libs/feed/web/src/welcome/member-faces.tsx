import { Avatar } from '@upround/shared/ui';
import { PREVIEWED, useActiveAuthors } from './active-authors';
import { useWelcomeText } from './messages/catalogue';

const SHOWN = 6;

/** Portraits of more members whose posts are trending, below the preview of posts; its room is there before them. */
export function MemberFaces() {
  const t = useWelcomeText();
  const { authors: active } = useActiveAuthors(PREVIEWED + SHOWN);
  // A community of few people shows those whom the preview shows too.
  const authors = active.length > PREVIEWED + 1 ? active.slice(PREVIEWED) : active;
  const [first, second] = authors;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-3">
      <div aria-hidden className="flex gap-1">
        {authors.map(({ author }) => (
          <Avatar
            key={author.id}
            size={40}
            name={author.displayName}
            seed={author.id}
            src={author.avatarUrl}
          />
        ))}
      </div>
      {first !== undefined && second !== undefined && (
        <p className="text-small text-muted">
          {t('faces', { first: first.author.displayName, second: second.author.displayName })}
        </p>
      )}
    </div>
  );
}
