import { Copy, Flag } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Message } from '@upround/messaging/contract';
import { toast } from '@upround/shared/toasts';
import { Menu, MenuItem } from '@upround/shared/ui';
import { ReportDialog } from '@upround/social/web';
import { useMessagingText } from '../../../messages/catalogue';

interface MessageMenuProps {
  message: Message;
  isOwn: boolean;
  trigger: ReactElement;
}

/** What can be done with a message. Loaded when it is opened. */
export function MessageMenu({ message, isOwn, trigger }: MessageMenuProps) {
  const t = useMessagingText();
  const [isReporting, setReporting] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(message.text).then(
      () => toast.show({ text: t('thread.copied') }),
      () => toast.show({ type: 'error', text: t('thread.copyFailed') }),
    );
  return (
    <>
      <Menu trigger={trigger} defaultOpen align={isOwn ? 'end' : 'start'}>
        <MenuItem icon={Copy} onSelect={() => void copy()}>
          {t('thread.copy')}
        </MenuItem>
        {!isOwn && (
          <MenuItem icon={Flag} onSelect={() => setReporting(true)}>
            {t('thread.report')}
          </MenuItem>
        )}
      </Menu>
      {isReporting && (
        <ReportDialog
          reference={{ referenceType: 'MESSAGE', referenceId: message.id }}
          title={t('thread.reportTitle')}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
