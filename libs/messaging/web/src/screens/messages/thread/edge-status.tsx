import { LoaderCircle } from 'lucide-react';
import { FailureReason } from '@upround/shared/query';
import { Button, classes } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import type { Edge } from './use-read-on';

/** Floats over an end of the thread while more messages load, so that nothing moves. */
function EdgeNote({
  edge,
  words,
  failed,
  className,
}: {
  edge: Edge;
  words: string;
  failed: string;
  className: string;
}) {
  const t = useMessagingText();
  if (!edge.isBusy && edge.error === null) return null;
  return (
    <div
      className={classes('pointer-events-none absolute inset-x-0 flex justify-center', className)}
    >
      {edge.error !== null ? (
        <div
          role="alert"
          className="pointer-events-auto flex items-center gap-3 rounded-surface border bg-surface-raised py-1 pr-1 pl-3 text-small shadow-floating"
        >
          <p>
            {failed} <FailureReason error={edge.error} />
          </p>
          <Button size="small" onClick={edge.again}>
            {t('thread.retry')}
          </Button>
        </div>
      ) : (
        <div
          role="status"
          className="flex size-9 items-center justify-center rounded-full border bg-surface-raised text-muted"
        >
          <LoaderCircle aria-hidden size={18} className="animate-spin motion-reduce:animate-none" />
          <span className="sr-only">{words}</span>
        </div>
      )}
    </div>
  );
}

export function EdgeStatus({ edges }: { edges: { older: Edge; newer: Edge } }) {
  const t = useMessagingText();
  return (
    <>
      <EdgeNote
        edge={edges.older}
        words={t('thread.loadingOlder')}
        failed={t('thread.olderError')}
        className="top-2"
      />
      <EdgeNote
        edge={edges.newer}
        words={t('thread.loading')}
        failed={t('thread.newerError')}
        className="bottom-16"
      />
    </>
  );
}
