import { Avatar } from '@upround/shared/ui';
import { useActiveAuthors } from './active-authors';
import { useWelcomeText } from './messages/catalogue';

const SHOWN = 6;

/** Portraits of members whose posts are trending; its room is there before them. */
export function MemberFaces() {
  const t = useWelcomeText();
  const { authors } = useActiveAuthors(SHOWN);
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
