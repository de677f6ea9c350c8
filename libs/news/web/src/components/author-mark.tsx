import type { ArticleSummary } from '@upround/news/contract';
import { Avatar, type AvatarProps } from '@upround/shared/ui';

interface AuthorMarkProps extends Pick<AvatarProps, 'size' | 'loading'> {
  author: ArticleSummary['author'];
}

/** The face of a text's author; the editors, who are several, have a mark. */
export function AuthorMark({ author, ...rest }: AuthorMarkProps) {
  const { name, slug, avatarUrl } = author;
  return (
    <Avatar
      name={name}
      seed={slug ?? name}
      src={avatarUrl}
      shape={slug === null ? 'square' : 'circle'}
      {...rest}
    />
  );
}
