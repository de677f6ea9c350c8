import type { PostData } from '@upround/feed/contract';
import { excerpt } from '@upround/shared/domain';
import { links } from '@upround/shared/links';
import { Anchor, Avatar, Name, Time, Words } from '@upround/shared/ui';
import { PostThumbnail } from '../post/post-thumbnail';
import { useInteractionsText } from './messages/catalogue';

/** The post that a list is about, in a few lines that lead to it. */
export function CompactPost({ post }: { post: PostData }) {
  const t = useInteractionsText();
  const { author } = post;
  const [image] = post.images;
  return (
    <Anchor
      href={links.post(post.slug)}
      className="flex items-start gap-3 rounded-surface border bg-surface-raised p-3 focus-ring hover:bg-surface-hover"
    >
      <Avatar size={40} name={author.displayName} seed={author.id} src={author.avatarUrl} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 truncate font-semibold">
            <Name>{author.displayName}</Name>
          </span>
          <span className="shrink-0 text-small text-muted">
            <Time value={post.createdAt} form="short" />
          </span>
        </span>
        <span dir="auto" className="line-clamp-2 text-small text-muted wrap-anywhere">
          <Words>{excerpt(post.text, 200) || t('interactions.toPost')}</Words>
        </span>
      </span>
      {image !== undefined && <PostThumbnail image={image} />}
    </Anchor>
  );
}
