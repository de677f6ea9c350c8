import { links } from '@upround/shared/links';
import { copyAddress } from '@upround/shared/toasts';
import { useIdeaText } from './messages/catalogue';

/** Puts the address of an idea on the clipboard and says so. */
export function useCopyIdeaLink(slug: string): () => void {
  const t = useIdeaText();
  return () =>
    copyAddress(links.idea(slug), { copied: t('idea.copied'), failed: t('idea.copyFailed') });
}
