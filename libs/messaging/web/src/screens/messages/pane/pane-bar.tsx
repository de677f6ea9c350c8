import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { links, messagesTabs } from '@upround/shared/links';
import { useSearchChoice } from '@upround/shared/routing';
import { classes, IconButton } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';

/** On top of a conversation; on phones in the place of the page's header, with the way back to the list. */
export function PaneBar({ children }: { children?: ReactNode }) {
  const t = useMessagingText();
  const navigate = useNavigate();
  const [tab] = useSearchChoice('tab', messagesTabs);
  return (
    <div
      data-top-bar
      className={classes(
        'flex h-14 shrink-0 items-center gap-1 border-b px-2 medium:px-4',
        children === undefined && 'medium:hidden',
      )}
    >
      <IconButton
        icon={ArrowLeft}
        label={t('pane.back')}
        className="medium:hidden"
        onClick={() => void navigate(links.messages({ tab }), { replace: true })}
      />
      {children}
    </div>
  );
}
