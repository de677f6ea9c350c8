import { NewItemsPill } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';

/** Says that there are newer stories. Nothing moves until it is pressed. */
export function NewStoriesPill({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  const t = useNewsText();
  return (
    <NewItemsPill isShown={isShown} onPress={onPress}>
      {t('list.newer')}
    </NewItemsPill>
  );
}
