import { toast } from '@upround/shared/toasts';
import { useCompetitionPartsText } from './messages/catalogue';

/** Puts a text on the clipboard, and says whether that worked. */
export function useCopy(): (text: string) => void {
  const t = useCompetitionPartsText();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.show({ text: t('copy.done') }),
      () => toast.show({ type: 'error', text: t('copy.failed') }),
    );
}
