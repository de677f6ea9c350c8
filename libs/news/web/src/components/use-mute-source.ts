import { useQueryClient } from '@tanstack/react-query';
import type { Source } from '@upround/news/contract';
import { useRequireMember } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { saveMuted } from '../data/source-queries';
import { useNewsText } from '../messages/catalogue';

/** Mutes a source, with Undo, or unmutes it. Guests are asked to log in. */
export function useMuteSource(source: Source): (muted: boolean) => void {
  const t = useNewsText();
  const client = useQueryClient();
  const requireMember = useRequireMember();
  const fail = useFailureToast();
  const set = async (muted: boolean): Promise<void> => {
    try {
      await saveMuted(client, source.id, muted);
    } catch (error) {
      fail(error, t('sources.muteFailed'));
      return;
    }
    if (!muted) return;
    toast.show({
      text: t('sources.wasMuted', { name: source.name }),
      undo: () => void set(false),
    });
  };
  return (muted) => void requireMember(() => void set(muted));
}
