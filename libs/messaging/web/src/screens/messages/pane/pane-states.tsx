import { SearchX } from 'lucide-react';
import { links } from '@upround/shared/links';
import { FailureReason } from '@upround/shared/query';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  classes,
} from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import { PaneBar } from './pane-bar';

/** The URL matches none of the viewer's conversations. */
export function MissingConversation() {
  const t = useMessagingText();
  return (
    <>
      <PaneBar />
      <div className="flex grow items-center justify-center">
        <EmptyState
          icon={SearchX}
          title={t('pane.missing')}
          action={<ButtonLink href={links.messages()}>{t('pane.toList')}</ButtonLink>}
        >
          {t('pane.missingHint')}
        </EmptyState>
      </div>
    </>
  );
}

interface PaneErrorProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function PaneError({ error, busy, onRetry }: PaneErrorProps) {
  const t = useMessagingText();
  return (
    <>
      <PaneBar />
      <ErrorState title={t('pane.error')} busy={busy} onRetry={onRetry}>
        <FailureReason error={error} />
      </ErrorState>
    </>
  );
}

const bubbles = ['h-10 w-3/5', 'h-16 w-2/3', 'own h-10 w-2/5', 'h-10 w-1/2', 'own h-16 w-3/5'];

/** Messages to come. */
export function ThreadSkeleton() {
  const t = useMessagingText();
  return (
    <SkeletonGroup
      label={t('thread.loading')}
      className="mx-auto flex min-h-0 w-full max-w-content grow flex-col justify-end gap-3 overflow-hidden p-4"
    >
      {bubbles.map((look) => (
        <Skeleton
          key={look}
          className={classes(
            'shrink-0 rounded-surface',
            look,
            look.startsWith('own') && 'self-end',
          )}
        />
      ))}
    </SkeletonGroup>
  );
}

/** A conversation to come, with its head. */
export function PaneSkeleton() {
  const t = useMessagingText();
  return (
    <>
      <PaneBar>
        <SkeletonGroup label={t('pane.loading')} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-10 shrink-0" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className="h-3 w-48" />
          </div>
        </SkeletonGroup>
      </PaneBar>
      <ThreadSkeleton />
      {/* What keeps clear of the composer is in its place from the first. */}
      <div data-composer className="shrink-0 border-t">
        <div className="mx-auto max-w-content px-4 py-3">
          <Skeleton className="h-12 w-full rounded-surface" />
        </div>
      </div>
    </>
  );
}
