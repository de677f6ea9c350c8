import { withdrawEntry, type OwnEntry } from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { ConfirmButton, toast } from '@upround/shared/toasts';
import { useEntryText } from './messages/catalogue';

interface WithdrawButtonProps {
  slug: string;
  entry: OwnEntry;
  onWithdrawn: () => void;
}

/** Ends the entry for its whole team, after a question that names what is lost. */
export function WithdrawButton({ slug, entry, onWithdrawn }: WithdrawButtonProps) {
  const t = useEntryText();
  return (
    <ConfirmButton
      variant="quiet"
      label={t('withdraw.label')}
      title={t('withdraw.question')}
      confirmText={t('withdraw.confirm')}
      failed={t('withdraw.failed')}
      className="self-start"
      run={async () => {
        await api.call(withdrawEntry, { params: { slug } });
        toast.show({ text: t('withdraw.done') });
        onWithdrawn();
      }}
    >
      {entry.title === '' ? t('withdraw.untitled') : t('withdraw.text', { title: entry.title })}
    </ConfirmButton>
  );
}
