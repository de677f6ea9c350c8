import { ArrowUp } from 'lucide-react';
import { Pill } from '@upround/shared/ui';
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
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--frame-top,0px)+3.5rem)] z-20 flex h-0 justify-center"
    >
      {count > 0 && (
        <Pill icon={ArrowUp} className="pointer-events-auto mt-2" onClick={onPress}>
          {isAtLeast ? t('list.manyNewPosts') : t('list.newPosts', { count })}
        </Pill>
      )}
    </div>
  );
}
