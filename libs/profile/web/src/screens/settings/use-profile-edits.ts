import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { editProfile, type Profile } from '@upround/profile/contract';
import { ApiError } from '@upround/shared/api-client';
import { mutationFor } from '@upround/shared/query';
import { useSession, useSessionController } from '@upround/shared/session';
import { keepProfile, refreshLists } from '../../data/profile-cache';
import { keptEdits } from './kept-edits';
import { useSettingsText } from './messages/catalogue';
import {
  editsAfter,
  realEdits,
  valuesOf,
  type ProfileEdits,
  type ProfileField,
} from './profile-edits';
import { issuesOf, type ProfileIssues } from './profile-issues';
import { useLeaving } from './use-leaving';

/**
 * The form of one's own profile: the profile as it is saved, with what was typed over it. Edits are kept on the
 * device until they are saved or discarded.
 *
 * @param kept edits of an earlier visit
 */
export function useProfileEdits(profile: Profile, kept: ProfileEdits) {
  const t = useSettingsText();
  const client = useQueryClient();
  const session = useSessionController();
  const { user } = useSession();
  const [edits, setEdits] = useState(kept);
  const [issues, setIssues] = useState<ProfileIssues>({});
  const saved = valuesOf(profile);
  const changed = realEdits(saved, edits);
  const isUnsaved = Object.keys(changed).length > 0;
  useLeaving(isUnsaved);

  const put = (next: ProfileEdits) => {
    setEdits(next);
    void keptEdits.write(profile.id, realEdits(saved, next));
  };

  const saving = useMutation({
    ...mutationFor(editProfile),
    onSuccess: (after, { body }) => {
      keepProfile(client, after);
      refreshLists(client);
      setEdits((now) => {
        const left = editsAfter(now, body as ProfileEdits);
        void keptEdits.write(profile.id, left);
        return left;
      });
      const { displayName, slug, avatarUrl } = after;
      if (user !== null) session.userChanged({ ...user, displayName, slug, avatarUrl });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code.startsWith('SLUG_')) {
        setIssues({ slug: error.clientMessage });
      }
    },
  });

  return {
    values: { ...saved, ...edits },
    issues,
    isUnsaved,
    saving,
    set: (field: ProfileField, value: string) => {
      put({ ...edits, [field]: value });
      setIssues(({ [field]: _mended, ...others }) => others);
      if (!saving.isPending) saving.reset();
    },
    discard: () => {
      put({});
      setIssues({});
      saving.reset();
    },
    /** @returns what is wrong with the edits; they are sent where nothing is */
    save: (): ProfileIssues => {
      const found = issuesOf(t, changed);
      setIssues(found);
      if (isUnsaved && Object.keys(found).length === 0) {
        saving.mutate({ params: { id: profile.id }, body: changed as object, files: {} });
      }
      return found;
    },
  };
}
