import { lazy, Suspense, useState } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { useRequireMember, useSession } from '@upround/shared/session';
import { ReportDialog } from '@upround/social/web';
import { useCopyLink } from '@upround/shared/toasts';
import { LazyMenu } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { referenceOf } from '../model/feed-item';

const loadMenu = () => import('./post-menu');
const PostMenu = /* @__PURE__ */ lazy(() =>
  loadMenu().then((module) => ({ default: module.PostMenu })),
);
const EditPostDialog = /* @__PURE__ */ lazy(() =>
  import('./edit-post-dialog').then((module) => ({ default: module.EditPostDialog })),
);
const DeletePostDialog = /* @__PURE__ */ lazy(() =>
  import('./delete-post-dialog').then((module) => ({ default: module.DeletePostDialog })),
);

interface PostOptionsProps {
  item: FeedItem;
  onDeleted?: (() => void) | undefined;
  className?: string;
}

/** The menu of a post and the dialogs that it opens, none of them loaded before they are asked for. */
export function PostOptions({
  item,
  onDeleted,
  className = '-mt-2 -mr-2 text-muted',
}: PostOptionsProps) {
  const t = useFeedText();
  const { user } = useSession();
  const requireMember = useRequireMember();
  const [asked, setAsked] = useState<'edit' | 'delete' | { reportTitle: string }>();
  const copy = useCopyLink(links.post(item.data.slug));
  const close = () => setAsked(undefined);
  return (
    <>
      <LazyMenu
        label={t('post.menu', { name: item.data.author.displayName })}
        preload={loadMenu}
        className={className}
        menu={(trigger) => (
          <PostMenu
            trigger={trigger}
            item={item}
            isModerator={(user?.roles.length ?? 0) > 0}
            onCopy={copy}
            onEdit={() => setAsked('edit')}
            onDelete={() => setAsked('delete')}
            onReport={(reportTitle) => void requireMember(() => setAsked({ reportTitle }))}
          />
        )}
      />
      <Suspense fallback={null}>
        {asked === 'edit' && <EditPostDialog item={item} onClose={close} />}
        {asked === 'delete' && (
          <DeletePostDialog item={item} onClose={close} onDeleted={onDeleted} />
        )}
      </Suspense>
      {typeof asked === 'object' && (
        <ReportDialog reference={referenceOf(item)} title={asked.reportTitle} onClose={close} />
      )}
    </>
  );
}
