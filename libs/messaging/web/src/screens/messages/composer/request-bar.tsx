import { useState } from 'react';
import type { Conversation } from '@upround/messaging/contract';
import { Button } from '@upround/shared/ui';
import { useChangeConversation } from '../../../components/use-change-conversation';
import { useMessagingText } from '../../../messages/catalogue';
import { PersonDialogs, type PersonDialog } from '../pane/person-dialogs';

/** For the recipient of a request: accept, decline, or block. */
export function RequestBar({ conversation }: { conversation: Conversation }) {
  const t = useMessagingText();
  const { accept, decline, isAnswering } = useChangeConversation(conversation);
  const [dialog, setDialog] = useState<PersonDialog | null>(null);
  const isDeclined = conversation.state === 'REJECTED';
  const name = conversation.person?.displayName ?? t('somebody');
  return (
    <section aria-label={t('request.asks', { name })} className="shrink-0 border-t">
      <div className="mx-auto max-w-content px-4 py-3">
        <p className="text-small font-medium">
          {isDeclined ? t('request.declined') : t('request.asks', { name })}
        </p>
        <p className="text-small text-muted">
          {t(isDeclined ? 'request.declinedHint' : 'request.hint')}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant={isDeclined ? 'secondary' : 'primary'}
            busy={isAnswering('ACCEPTED')}
            onClick={() => accept()}
          >
            {t(isDeclined ? 'request.acceptAfterAll' : 'request.accept')}
          </Button>
          {!isDeclined && (
            <Button busy={isAnswering('REJECTED')} onClick={decline}>
              {t('request.decline')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setDialog('block')}>
            {t('request.block')}
          </Button>
          <Button variant="quiet" onClick={() => setDialog('report')}>
            {t('request.report')}
          </Button>
        </div>
        {dialog !== null && (
          <PersonDialogs
            conversation={conversation}
            dialog={dialog}
            onClose={() => setDialog(null)}
          />
        )}
      </div>
    </section>
  );
}
