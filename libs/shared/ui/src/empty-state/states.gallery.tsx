import { Users } from 'lucide-react';
import { Button } from '../button/button';
import { ErrorState } from '../error-state/error-state';
import type { GalleryEntry } from '../gallery/gallery-entry';
import { Notice } from '../notice/notice';
import { ProgressBar } from '../progress-bar/progress-bar';
import { Skeleton, SkeletonGroup, SkeletonText } from '../skeleton/skeleton';
import { Surface } from '../surface/surface';
import { EmptyState } from './empty-state';

function Example() {
  return (
    <div className="grid max-w-content gap-6">
      <Surface padding="none">
        <EmptyState
          icon={Users}
          title="Posts from people you follow"
          level={3}
          action={<Button variant="primary">Find people to follow</Button>}
        >
          You’re not following anyone yet. Start with five people in your field.
        </EmptyState>
      </Surface>
      <Surface padding="none">
        <ErrorState title="The posts could not be loaded" level={3} onRetry={() => undefined}>
          The connection broke. What you have read is still here.
        </ErrorState>
      </Surface>
      <Surface>
        <SkeletonGroup label="Loading posts" delay={0}>
          <div className="flex gap-3">
            <Skeleton shape="circle" className="size-10" />
            <div className="flex min-w-0 grow flex-col gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3 w-56 max-w-full" />
            </div>
          </div>
          <SkeletonText lines={3} className="mt-3" />
        </SkeletonGroup>
      </Surface>
      <div className="grid gap-3">
        <Notice tone="info" title="You are reading an older version">
          The author changed this post on 20 November.
        </Notice>
        <Notice tone="success">Your e-mail address is confirmed.</Notice>
        <Notice tone="warning" action={<Button size="small">Send the link again</Button>}>
          Confirm your e-mail address to post. The link is valid for 24 hours.
        </Notice>
        <Notice tone="danger" title="The post was not sent" onDismiss={() => undefined}>
          Your text and pictures are kept as a draft.
        </Notice>
      </div>
      <ProgressBar label="Uploading pictures" value={62} />
    </div>
  );
}

export const statesEntry: GalleryEntry = {
  name: 'States',
  about: 'EmptyState, ErrorState, Skeleton, Notice, ProgressBar.',
  Example,
};
