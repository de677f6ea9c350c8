import { links } from '@upround/shared/links';
import { copyAddress } from '@upround/shared/toasts';
import { useFeedText } from '../../messages/catalogue';

/** Puts the address of a post on the clipboard and says so. */
export function useCopyLink(slug: string): () => void {
  const t = useFeedText();
  return () =>
    copyAddress(links.post(slug), { copied: t('post.copied'), failed: t('post.copyFailed') });
}
