import { links } from '@upround/shared/links';
import { toast } from '@upround/shared/toasts';
import { useFeedText } from '../../messages/catalogue';

/** Puts the address of a post on the clipboard and says so. */
export function useCopyLink(slug: string): () => void {
  const t = useFeedText();
  return () => {
    const address = `${window.location.origin}${links.post(slug)}`;
    void navigator.clipboard.writeText(address).then(
      () => toast.show({ text: t('post.copied') }),
      () => toast.show({ type: 'error', text: t('post.copyFailed') }),
    );
  };
}
