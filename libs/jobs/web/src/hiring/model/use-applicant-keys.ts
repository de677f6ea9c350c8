import type { RefObject } from 'react';
import type { Applicant } from '@upround/jobs/contract';
import { useListKeys } from '@upround/shared/routing';
import { useHiringText } from '../messages/catalogue';

interface ApplicantKeys {
  list: RefObject<HTMLElement | null>;
  applicants: readonly Applicant[];
  openId: string | null;
  nextUnread: Applicant | undefined;
  onOpen: (id: string | null) => void;
  onSelect: (id: string) => void;
  onShortlist: (applicant: Applicant) => void;
  onReject: (applicant: Applicant) => void;
  onUndo: () => void;
}

/** The line of an applicant within a list. */
export const lineOf = (id: string) => `[data-applicant="${CSS.escape(id)}"]`;

/**
 * The keys of applicants: j, k and the arrows move, Enter opens as it does any link, s, x and r act on one, n opens the next
 * who is new, z undoes.
 */
export function useApplicantKeys(keys: ApplicantKeys): void {
  const { list, applicants, openId } = keys;
  const t = useHiringText();

  const focusedId = () =>
    document.activeElement?.closest<HTMLElement>('[data-applicant]')?.dataset['applicant'];
  const current = () => {
    const id = focusedId() ?? openId;
    return applicants.findIndex((one) => one.id === id);
  };
  const focus = (id: string) =>
    list.current?.querySelector<HTMLElement>(`${lineOf(id)} [data-opens]`)?.focus();

  const move = (step: 1 | -1) => {
    const at = current();
    const next = applicants[at === -1 ? 0 : at + step];
    if (next === undefined) return;
    focus(next.id);
    if (openId !== null) keys.onOpen(next.id);
  };
  const act = (action: (applicant: Applicant) => void) => (event: KeyboardEvent) => {
    const applicant = applicants[current()];
    if (applicant === undefined) return;
    event.preventDefault();
    action(applicant);
  };

  useListKeys(list, {
    group: t('keys.group'),
    next: t('keys.next'),
    previous: t('keys.previous'),
    row: '[data-applicant]',
    hasArrows: true,
    move,
    others: [
      { keys: 's', label: t('keys.shortlist'), run: act(keys.onShortlist) },
      { keys: 'x', label: t('keys.select'), run: act(({ id }) => keys.onSelect(id)) },
      { keys: 'r', label: t('keys.reject'), run: act(keys.onReject) },
      {
        keys: 'n',
        label: t('keys.nextUnread'),
        run: () => keys.nextUnread !== undefined && keys.onOpen(keys.nextUnread.id),
      },
      { keys: 'z', label: t('keys.undo'), run: keys.onUndo },
      {
        keys: 'Escape',
        label: t('keys.close'),
        run: () => openId !== null && keys.onOpen(null),
      },
    ],
  });
}
