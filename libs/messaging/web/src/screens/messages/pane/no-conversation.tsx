import { MessageCircle, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { Button, ICON_STROKE } from '@upround/shared/ui';
import { useMessagingText } from '../../../messages/catalogue';
import { NewMessageDialog } from '../begin/new-message-dialog';
import { PeopleToMessage } from '../begin/people-to-message';

/** Beside the list, while no conversation is open: a new one, and people to write to. The first has none to choose. */
export function NoConversation({ isFirst }: { isFirst: boolean }) {
  const t = useMessagingText();
  const [isBeginning, setBeginning] = useState(false);
  return (
    <div className="flex grow justify-center overflow-y-auto px-6 py-16">
      <div className="flex w-full max-w-dialog flex-col gap-6">
        <div className="flex items-start gap-4">
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-surface-sunken text-muted">
            <MessageCircle aria-hidden size={24} strokeWidth={ICON_STROKE} />
          </span>
          <div className="flex min-w-0 flex-col items-start gap-1">
            <h2 className="text-title font-semibold">{t(isFirst ? 'pane.first' : 'pane.none')}</h2>
            <p className="text-muted">{t(isFirst ? 'pane.firstHint' : 'pane.noneHint')}</p>
            <Button
              variant="primary"
              icon={SquarePen}
              className="mt-3"
              onClick={() => setBeginning(true)}
            >
              {t('begin.open')}
            </Button>
          </div>
        </div>
        <PeopleToMessage />
      </div>
      {isBeginning && <NewMessageDialog onClose={() => setBeginning(false)} />}
    </div>
  );
}
