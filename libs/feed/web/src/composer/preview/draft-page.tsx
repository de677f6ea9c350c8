import { Button, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { LinkCard } from '../../posts/post/link-card';
import type { Draft } from '../model/draft';
import { hidesPage, linkOf } from '../model/draft-link';
import { useComposerText } from '../messages/catalogue';
import { useLinkPage } from './use-link-page';

interface DraftPageProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** The page behind the first link of a draft, which the post will show. Where there is none, the link is a link. */
export function DraftPage({ draft, onChange }: DraftPageProps) {
  const t = useComposerText();
  const link = linkOf(draft);
  const isHidden = hidesPage(draft);
  const page = useLinkPage(link);
  if (page === null) return null;
  if (page === 'loading')
    return isHidden ? null : <PageSkeleton label={t('compose.readingLink')} />;
  return (
    <div className="flex flex-col items-start gap-1">
      {!isHidden && (
        <div className="w-full">
          <LinkCard page={page} compact />
        </div>
      )}
      <Button
        size="small"
        variant="quiet"
        className="-ml-3"
        onClick={() => onChange({ noPageOf: isHidden ? undefined : (link ?? undefined) })}
      >
        {isHidden ? t('compose.showPreview') : t('compose.removePreview')}
      </Button>
    </div>
  );
}

function PageSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex overflow-hidden rounded-surface border">
      <Skeleton className="size-24 shrink-0 medium:size-28" />
      <span className="flex grow flex-col justify-center gap-2 px-4">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
      </span>
    </SkeletonGroup>
  );
}
