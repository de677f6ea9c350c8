import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editProfile, type Profile } from '@upround/profile/contract';
import { api } from '@upround/shared/api-client';
import type { CallInput } from '@upround/shared/contract-core';
import { useSession, useSessionController } from '@upround/shared/session';
import { keepProfile, refreshLists } from '../../data/profile-cache';

type Input = CallInput<typeof editProfile>;
export type ProfileChange = NonNullable<Input['body']>;
export type ProfileFiles = NonNullable<Input['files']>;

/**
 * Saves changes of the own profile one after another, so that the last response is the newest. The page, the frame
 * and the lists that name the person show it.
 *
 * @returns `save(change, files)`, which throws what `api.call` throws
 */
export function useEditProfile({ id, displayName, headline, avatarUrl, role }: Profile) {
  const client = useQueryClient();
  const session = useSessionController();
  const { user } = useSession();
  const { mutateAsync } = useMutation({
    mutationKey: [editProfile.id],
    scope: { id: editProfile.id },
    mutationFn: ({ body, files }: { body: ProfileChange; files: ProfileFiles }) =>
      api.call(editProfile, { params: { id }, body, files }),
    onSuccess: (saved) => {
      keepProfile(client, saved);
      if (user?.id === saved.id) {
        const { slug, displayName: name, avatarUrl: url } = saved;
        session.userChanged({ ...user, slug, displayName: name, avatarUrl: url });
      }
      const looksTheSame =
        saved.displayName === displayName &&
        saved.headline === headline &&
        saved.avatarUrl === avatarUrl &&
        saved.role === role;
      if (!looksTheSame) refreshLists(client);
    },
  });
  return (body: ProfileChange, files: ProfileFiles = {}) => mutateAsync({ body, files });
}
