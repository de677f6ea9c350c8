import { copyAddress } from '@upround/shared/toasts';
import { useNewsText } from '../messages/catalogue';

/** Puts an address of ours on the clipboard and says so. */
export function useCopyLink(path: string): () => void {
  const t = useNewsText();
  return () => copyAddress(path, { copied: t('story.copied'), failed: t('story.copyFailed') });
}
