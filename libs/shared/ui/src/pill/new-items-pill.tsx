import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Pill } from './pill';

export interface NewItemsPillProps {
  isShown: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** Says above a list that there are newer items. It lies on the list's upper edge: nothing moves, and no name is covered. */
export function NewItemsPill({ isShown, onPress, children }: NewItemsPillProps) {
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-[calc(var(--frame-top,0px)+3.5rem)] z-20 flex h-0 justify-center"
    >
      {isShown && (
        <Pill icon={ArrowUp} className="pointer-events-auto -mt-3" onClick={onPress}>
          {children}
        </Pill>
      )}
    </div>
  );
}
