import { hasValues, type QueryPart } from '@upround/search/contract';
import { useFormat } from '@upround/shared/i18n';
import { searchKinds } from '@upround/shared/domain';
import { useSearchMessages } from '../../messages/catalogue';
import { useKindName } from '../../messages/use-kind-name';

/** Says in words what a filter of a query does. */
export function useChipName(): (part: QueryPart) => string {
  const t = useSearchMessages();
  const format = useFormat();
  const kindName = useKindName();

  function nameOf(part: QueryPart): string {
    if (part.kind !== 'operator') return part.kind === 'phrase' ? `“${part.text}”` : part.text;
    const { name, value } = part;
    switch (name) {
      case 'type': {
        const kind = searchKinds.find((known) => known === value.toUpperCase());
        return t('chips.type', { value: kind ? kindName(kind) : value });
      }
      case 'has': {
        const thing = hasValues.find((known) => known === value);
        return t('chips.has', { value: thing ? t(`has.${thing}`) : value });
      }
      case 'since':
      case 'until':
        return t(`chips.${name}`, { value: format.date(new Date(`${value}T12:00`)) });
      default:
        return t(`chips.${name}`, { value });
    }
  }

  return (part) => (part.negated ? t('chips.without', { value: nameOf(part) }) : nameOf(part));
}
