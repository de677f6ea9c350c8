import { useQueryClient } from '@tanstack/react-query';
import type { Source } from '@upround/news/contract';
import type { ButtonSize } from '@upround/shared/ui';
import { FollowSourceButton } from '@upround/social/web';
import { showFollowed } from '../data/source-queries';

/** Follows a source; the choice of sources and the news of followed ones know of it. */
export function FollowSource({ source, size }: { source: Source; size?: ButtonSize }) {
  const client = useQueryClient();
  return (
    <FollowSourceButton
      sourceId={source.id}
      name={source.name}
      followed={source.viewer.followed}
      followerCount={source.followerCount}
      size={size}
      onSaved={(state) => showFollowed(client, source.id, state)}
    />
  );
}
