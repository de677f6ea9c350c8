import { atom, useAtom } from 'jotai';
import { trackerLimits, type TrackerType } from '@upround/trackers/contract';
import { announce } from '@upround/shared/routing';
import { toast } from '@upround/shared/toasts';
import { useTrackerListText } from './messages/catalogue';

/** What is selected, by type: it survives a look at the comparison. */
const selectedAtom = atom<Partial<Record<TrackerType, readonly string[]>>>({});

export interface Selection {
  slugs: readonly string[];
  has: (slug: string) => boolean;
  toggle: (slug: string) => void;
  clear: () => void;
}

/** The records of a list that are selected to compare, at most four. */
export function useSelection(type: TrackerType): Selection {
  const t = useTrackerListText();
  const [selected, setSelected] = useAtom(selectedAtom);
  const slugs = selected[type] ?? [];
  const put = (next: readonly string[]) => {
    setSelected({ ...selected, [type]: next });
    announce(t('selected', { count: next.length }));
  };
  return {
    slugs,
    has: (slug) => slugs.includes(slug),
    toggle(slug) {
      if (slugs.includes(slug)) put(slugs.filter((one) => one !== slug));
      else if (slugs.length < trackerLimits.compared) put([...slugs, slug]);
      else {
        const count = String(trackerLimits.compared);
        toast.show({ type: 'info', id: 'compare-full', text: t('selectFull', { count }) });
      }
    },
    clear: () => put([]),
  };
}
