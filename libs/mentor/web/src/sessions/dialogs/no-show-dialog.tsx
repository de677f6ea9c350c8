import { useFailureReason } from '@upround/shared/query';
import { AlertDialog, InlineError } from '@upround/shared/ui';
import { usePrice } from '../../model/use-price';
import { otherOf } from '../data/sides';
import { useChangeSession } from '../data/use-change-session';
import { useSessionsText } from '../messages/catalogue';
import type { SessionDialogProps } from './dialog-props';

/** Reports that the other side didn't come. */
export function NoShowDialog({ session, onClose, onDone }: SessionDialogProps) {
  const t = useSessionsText();
  const price = usePrice();
  const reasonOf = useFailureReason();
  const change = useChangeSession(session.id);
  const { side } = session;
  const isRefunded = side === 'MENTEE' && session.price.amount > 0;
  const name = otherOf(session).person.displayName;
  const report = () =>
    change.mutate({ absent: true }, { onSuccess: () => onDone(t('noShow.done')) });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('noShow.title', { side })}
      confirmText={t('noShow.confirm')}
      busy={change.isPending}
      onConfirm={report}
    >
      <p>
        {t('noShow.text', { side, name })}{' '}
        {isRefunded && t('noShow.refund', { amount: price(session.price) })}
      </p>
      {change.isError && (
        <div role="alert" className="mt-2">
          <InlineError>
            {t('noShow.failed')} {reasonOf(change.error)}
          </InlineError>
        </div>
      )}
    </AlertDialog>
  );
}
