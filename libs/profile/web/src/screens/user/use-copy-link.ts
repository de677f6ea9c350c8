import { links } from '@upround/shared/links';
import { toast } from '@upround/shared/toasts';
import { useProfileText } from '../../messages/catalogue';

/** Puts the address of a profile on the clipboard and says so. */
export function useCopyLink(slug: string): () => void {
  const t = useProfileText();
  return () => {
    const address = `${window.location.origin}${links.user(slug)}`;
    void navigator.clipboard.writeText(address).then(
      () => toast.show({ text: t('user.copied') }),
      () => toast.show({ type: 'error', text: t('user.copyFailed') }),
    );
  };
}
