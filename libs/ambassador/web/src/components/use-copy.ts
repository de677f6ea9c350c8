import { toast } from '@upround/shared/toasts';
import { useAmbassadorPartsText } from './messages/catalogue';

/** Puts a link on the clipboard, and says whether that worked. */
export function useCopy(): (text: string) => void {
  const t = useAmbassadorPartsText();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toast.show({ text: t('copied') }),
      () => toast.show({ type: 'error', text: t('notCopied') }),
    );
}
