import { itemsOf } from '@upround/shared/query';
import { Avatar } from '@upround/shared/ui';
import { PREVIEWED, previewedOf, useActiveAuthors } from './active-authors';
import { useWelcomeText } from './messages/catalogue';

const SHOWN = 6;

/** Portraits of more members whose posts are trending, below the preview of posts; its room is there before them. */
export function MemberFaces() {
  const t = useWelcomeText();
  const { query, authors: active } = useActiveAuthors(PREVIEWED + SHOWN);
  const previewed = previewedOf(itemsOf(query.data).items).map(({ data }) => data.author.id);
  const others = active.filter(({ author }) => !previewed.includes(author.id));
  // In a community of few people, those in the preview are shown again.
  const authors = (others.length > 1 ? others : active).slice(0, SHOWN);
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
