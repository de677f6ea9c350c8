import { useState } from 'react';
import type { Idea } from '@upround/feed/contract';
import { links } from '@upround/shared/links';
import { useRequireMember, useSession } from '@upround/shared/session';
import { ReportDialog } from '@upround/social/web';
import { lazyDialog, LazyMenu, useCopyLink } from '@upround/shared/toasts';
import { lazyPart } from '@upround/shared/ui';
import { useIdeaText } from './messages/catalogue';

const IdeaMenu = /* @__PURE__ */ lazyPart(() => import('./idea-menu').then((m) => m.IdeaMenu));
const EditIdeaDialog = /* @__PURE__ */ lazyDialog(
  () => import('./edit-idea-dialog').then((m) => m.EditIdeaDialog),
  ({ onClose }) => onClose(),
);
const DeleteIdeaDialog = /* @__PURE__ */ lazyDialog(
  () => import('./delete-idea-dialog').then((m) => m.DeleteIdeaDialog),
  ({ onClose }) => onClose(),
);

interface IdeaOptionsProps {
  idea: Idea;
  onDeleted: () => void;
}

/** The menu of an idea and the dialogs that it opens, none of them loaded before they are asked for. */
export function IdeaOptions({ idea, onDeleted }: IdeaOptionsProps) {
  const t = useIdeaText();
  const { user } = useSession();
  const requireMember = useRequireMember();
  const [asked, setAsked] = useState<'edit' | 'delete' | 'report'>();
  const copy = useCopyLink(links.idea(idea.slug));
  const close = () => setAsked(undefined);
  return (
    <>
      <LazyMenu
        label={t('idea.menu', { title: idea.title })}
        preload={IdeaMenu.preload}
        className="-mr-2 text-muted"
        menu={(trigger) => (
          <IdeaMenu
            trigger={trigger}
            own={idea.viewer.own}
            isModerator={(user?.roles.length ?? 0) > 0}
            onCopy={copy}
            onEdit={() => setAsked('edit')}
            onDelete={() => setAsked('delete')}
            onReport={() => void requireMember(() => setAsked('report'))}
          />
        )}
      />
      {asked === 'edit' && <EditIdeaDialog idea={idea} onClose={close} />}
      {asked === 'delete' && <DeleteIdeaDialog idea={idea} onClose={close} onDeleted={onDeleted} />}
      {asked === 'report' && (
        <ReportDialog
          reference={{ referenceType: 'IDEA', referenceId: idea.id }}
          title={t('idea.reportTitle')}
          onClose={close}
        />
      )}
    </>
  );
}
