import { useToastText } from './messages/catalogue';
import { toast } from './toast-queue';

/**
 * Puts the whole address of a page of ours on the clipboard, and says whether that worked.
 *
 * @param path from `links`
 * @returns what copies it
 */
export function useCopyLink(path: string): () => void {
  const t = useToastText();
  return () =>
    void navigator.clipboard.writeText(`${window.location.origin}${path}`).then(
      () => toast.show({ text: t('link.copied') }),
      () => toast.show({ type: 'error', text: t('link.notCopied') }),
    );
}
