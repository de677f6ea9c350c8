import { useQueryClient } from '@tanstack/react-query';
import type { Source } from '@upround/news/contract';
import type { ButtonSize, ButtonVariant } from '@upround/shared/ui';
import { FollowSourceButton } from '@upround/social/web';
import { showFollowed } from '../data/source-queries';

interface FollowSourceProps {
  source: Source;
  size?: ButtonSize;
  /** Look while not following yet. */
  variant?: ButtonVariant;
}

/** Follows a source; the choice of sources and the news of followed ones know of it. */
export function FollowSource({ source, size, variant }: FollowSourceProps) {
  const client = useQueryClient();
  return (
    <FollowSourceButton
      sourceId={source.id}
      name={source.name}
      followed={source.viewer.followed}
      followerCount={source.followerCount}
      size={size}
      variant={variant}
      onSaved={(state) => showFollowed(client, source.id, state)}
    />
  );
}
