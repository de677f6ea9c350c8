import type { SourceSummary } from '@upround/news/contract';
import { Emblem, type EmblemProps } from '@upround/shared/ui';

interface SourceMarkProps extends Pick<EmblemProps, 'size' | 'className'> {
  source: Pick<SourceSummary, 'slug'>;
}

/** The mark of a source, drawn for it alone and the same wherever it is named. */
export function SourceMark({ source, ...rest }: SourceMarkProps) {
  return <Emblem seed={source.slug} {...rest} />;
}
