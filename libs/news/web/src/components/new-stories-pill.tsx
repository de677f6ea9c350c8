import { ArrowUp } from 'lucide-react';
import { Pill } from '@upround/shared/ui';
import { useNewsText } from '../messages/catalogue';

/** Says that there are newer stories. Nothing moves until it is pressed. */
export function NewStoriesPill({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  const t = useNewsText();
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--frame-top,0px)+3.5rem)] z-20 flex h-0 justify-center"
    >
      {isShown && (
        <Pill icon={ArrowUp} className="pointer-events-auto mt-2" onClick={onPress}>
          {t('list.newer')}
        </Pill>
      )}
    </div>
  );
}
