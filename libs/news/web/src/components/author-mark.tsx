import type { ArticleSummary } from '@upround/news/contract';
import { Avatar, BrandMark, type AvatarProps } from '@upround/shared/ui';

interface AuthorMarkProps extends Pick<AvatarProps, 'loading'> {
  author: ArticleSummary['author'];
  size: 24 | 40;
}

/** The face of a text's author; the editors, who are several, write under the mark of the product. */
export function AuthorMark({ author, size, loading }: AuthorMarkProps) {
  const { name, slug, avatarUrl } = author;
  if (slug === null) return <BrandMark size={size} />;
  return <Avatar name={name} seed={slug} src={avatarUrl} size={size} loading={loading} />;
}
