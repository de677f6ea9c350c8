import { NewItemsPill } from '@upround/shared/ui';
import { useFeedText } from '../../messages/catalogue';

interface NewPostsPillProps {
  count: number;
  /** There may be more than were counted. */
  isAtLeast: boolean;
  onPress: () => void;
}

/** Says that there are newer posts. Nothing moves until it is pressed. */
export function NewPostsPill({ count, isAtLeast, onPress }: NewPostsPillProps) {
  const t = useFeedText();
  return (
    <NewItemsPill isShown={count > 0} onPress={onPress}>
      {isAtLeast ? t('list.manyNewPosts') : t('list.newPosts', { count })}
    </NewItemsPill>
  );
}
