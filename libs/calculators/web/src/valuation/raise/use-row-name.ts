import type { CapTableGroup } from '@upround/calculators/model';
import { useRaiseText } from './messages/catalogue';

/** Names a row of the cap table: as typed, or by its group and number. */
export function useRowName() {
  const t = useRaiseText();
  return (group: CapTableGroup, name: string | null, number: number): string => {
    const typed = name?.trim() ?? '';
    if (typed !== '') return typed;
    if (group === 'holder') return t('founder', { number: String(number) });
    if (group === 'safe' || group === 'note') return t(group, { number: String(number) });
    return t(`groups.${group}`);
  };
}
