import { useState } from 'react';
import type { FeedItem } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { useRequireMember, useSession } from '@upround/shared/session';
import { ReportDialog } from '@upround/social/web';
import { lazyDialog, LazyMenu, useCopyLink } from '@upround/shared/toasts';
import { lazyPart } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';
import { referenceOf } from '../model/feed-item';

const PostMenu = /* @__PURE__ */ lazyPart(() => import('./post-menu').then((m) => m.PostMenu));
const EditPostDialog = /* @__PURE__ */ lazyDialog(
  () => import('./edit-post-dialog').then((m) => m.EditPostDialog),
  ({ onClose }) => onClose(),
);
const DeletePostDialog = /* @__PURE__ */ lazyDialog(
  () => import('./delete-post-dialog').then((m) => m.DeletePostDialog),
  ({ onClose }) => onClose(),
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
        preload={PostMenu.preload}
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
      {asked === 'edit' && <EditPostDialog item={item} onClose={close} />}
      {asked === 'delete' && <DeletePostDialog item={item} onClose={close} onDeleted={onDeleted} />}
      {typeof asked === 'object' && (
        <ReportDialog reference={referenceOf(item)} title={asked.reportTitle} onClose={close} />
      )}
    </>
  );
}
