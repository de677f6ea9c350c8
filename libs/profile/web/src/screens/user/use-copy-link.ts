import { links } from '@upround/shared/links';
import { copyAddress } from '@upround/shared/toasts';
import { useProfileText } from '../../messages/catalogue';

/** Puts the address of a profile on the clipboard and says so. */
export function useCopyLink(slug: string): () => void {
  const t = useProfileText();
  return () =>
    copyAddress(links.user(slug), { copied: t('user.copied'), failed: t('user.copyFailed') });
}
