import type { SourceSummary } from '@upround/news/contract';
import { Avatar, type AvatarProps } from '@upround/shared/ui';

interface SourceMarkProps extends Pick<AvatarProps, 'size' | 'loading' | 'className'> {
  source: Pick<SourceSummary, 'slug' | 'name'>;
}

/** The mark of a source: its initials in colours of its own, the same wherever it is named. */
export function SourceMark({ source, ...rest }: SourceMarkProps) {
  return <Avatar shape="square" name={source.name} seed={source.slug} {...rest} />;
}
