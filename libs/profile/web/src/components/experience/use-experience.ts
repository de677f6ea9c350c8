import { useQueryClient } from '@tanstack/react-query';
import {
  addExperience,
  editExperience,
  removeExperience,
  type Experience,
  type ExperienceDraft,
} from '@upround/profile/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { changeProfile } from '../../data/profile-cache';
import { inOrder } from '../../model/experience-dates';

/** Changes the member's experience; the profile shows the change at once, and reverts it if saving fails. */
export function useExperience(profileId: string) {
  const client = useQueryClient();
  const change = (next: (entries: readonly Experience[]) => Experience[]) =>
    changeProfile(client, profileId, (known) => ({
      ...known,
      experience: inOrder(next(known.experience ?? [])),
    }));
  const put = (entry: Experience) =>
    change((entries) => [...entries.filter(({ id }) => id !== entry.id), entry]);

  return {
    /** @throws what `api.call` throws */
    async add(draft: ExperienceDraft) {
      put(await api.call(addExperience, { params: { profileId }, body: draft }));
    },
    /** @throws what `api.call` throws */
    async edit(id: string, draft: ExperienceDraft) {
      const params = { id: profileId, expId: id };
      put(await api.call(editExperience, { params, body: draft }));
    },
    /** @throws what `api.call` throws; the entry is then back in its place */
    async remove(entry: Experience) {
      change((entries) => entries.filter(({ id }) => id !== entry.id));
      try {
        await api.call(removeExperience, { params: { id: profileId, expId: entry.id } });
      } catch (error) {
        // Gone already is what was wanted.
        if (error instanceof ApiError && error.status === 404) return;
        put(entry);
        throw error;
      }
    },
    /** Adds again what was removed. @throws what `api.call` throws */
    async putBack({ id: _id, companyRecord: _record, ...draft }: Experience) {
      put(await api.call(addExperience, { params: { profileId }, body: draft }));
    },
  };
}
