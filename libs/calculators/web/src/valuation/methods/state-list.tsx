import { ItemList, type ItemListProps } from '../../fields/item-list';
import { useValuationText } from '../messages/catalogue';
import { keysOf } from '../model/field-paths';
import { useFields } from './state-field';

type OwnProps = 'remove' | 'removed' | 'full' | 'onChange' | 'version';

interface StateListProps<Item> extends Omit<ItemListProps<Item>, OwnProps> {
  /** Where the list is in the state, as in `raise.safes`. */
  path: string;
}

/** A list of the state, whose items can be added and removed. */
export function StateList<Item>({ path, ...rest }: StateListProps<Item>) {
  const t = useValuationText();
  const { link } = useFields();
  return (
    <ItemList<Item>
      {...rest}
      remove={(name) => t('remove', { name })}
      removed={(name) => t('removed', { name })}
      full={t('full', { count: String(rest.most) })}
      version={link.version}
      onChange={(items) => link.set(keysOf(path), items)}
    />
  );
}
