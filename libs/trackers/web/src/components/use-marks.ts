import { useQueryClient } from '@tanstack/react-query';
import {
  addToPipeline,
  hideTracker,
  showTracker,
  unwatchTracker,
  watchTracker,
  type Tracker,
} from '@upround/trackers/contract';
import { api } from '@upround/shared/api-client';
import { links } from '@upround/shared/links';
import { useRequireMember } from '@upround/shared/session';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { useTrackersText } from '../messages/catalogue';
import { changeMarks, dropFromLists, renewCounts, renewLists } from '../data/tracker-cache';

export interface RecordMarks {
  add: () => void;
  hide: () => void;
  show: () => void;
}

/** What a member does with a record from anywhere. A guest logs in first. */
export function useMarks({ id, name }: Pick<Tracker, 'id' | 'name'>): RecordMarks {
  const t = useTrackersText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const requireMember = useRequireMember();

  const add = async () => {
    try {
      const { id: itemId, stage } = await api.call(addToPipeline, { body: { recordId: id } });
      changeMarks(client, id, { item: { id: itemId, stage } });
      toast.show({
        text: t('mark.added', { name }),
        link: { href: links.pipeline({ item: itemId }), label: t('mark.seePipeline') },
      });
    } catch (error) {
      fail(error, t('mark.addFailed', { name }));
    }
  };

  const put = async (isHidden: boolean, isUndo = false) => {
    changeMarks(client, id, { isHidden });
    dropFromLists(client, id);
    try {
      await api.call(isHidden ? hideTracker : showTracker, { params: { id } });
      // The lists that it leaves are right without being read again.
      if (isHidden) renewCounts(client);
      else renewLists(client);
      if (isUndo) return;
      toast.show({
        text: t(isHidden ? 'mark.hidden' : 'mark.shown', { name }),
        undo: () => void put(!isHidden, true),
      });
    } catch (error) {
      changeMarks(client, id, { isHidden: !isHidden });
      renewLists(client);
      fail(error, t(isHidden ? 'mark.hideFailed' : 'mark.showFailed', { name }));
    }
  };

  return {
    add: () => void requireMember(() => void add()),
    hide: () => void requireMember(() => void put(true)),
    show: () => void requireMember(() => void put(false)),
  };
}

/** Turns reminders of a record on and off; the switch moves at once, and back where that fails. */
export function useWatch(
  { id }: Pick<Tracker, 'id'>,
  failed: string,
): (isWatched: boolean) => void {
  const client = useQueryClient();
  const fail = useFailureToast();
  const requireMember = useRequireMember();
  const put = async (isWatched: boolean) => {
    changeMarks(client, id, { isWatched });
    try {
      await api.call(isWatched ? watchTracker : unwatchTracker, { params: { id } });
    } catch (error) {
      changeMarks(client, id, { isWatched: !isWatched });
      fail(error, failed);
    }
  };
  return (isWatched) => void requireMember(() => void put(isWatched));
}
