import { toast } from './toast-queue';

/**
 * Puts the whole address of a page of ours on the clipboard, and says whether that worked.
 *
 * @param path from `links`
 * @param words what is said then
 */
export function copyAddress(path: string, words: { copied: string; failed: string }): void {
  void navigator.clipboard.writeText(`${window.location.origin}${path}`).then(
    () => toast.show({ text: words.copied }),
    () => toast.show({ type: 'error', text: words.failed }),
  );
}
