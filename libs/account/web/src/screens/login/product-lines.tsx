import { BookOpenText, MessagesSquare, UserRoundPlus } from 'lucide-react';
import { Suspense, type ComponentType } from 'react';
import { ICON_STROKE } from '@upround/shared/ui';
import { useAccountText } from '../../messages/catalogue';

const lines = [
  ['read', BookOpenText],
  ['ask', MessagesSquare],
  ['follow', UserRoundPlus],
] as const;

interface ProductLinesProps {
  Faces: ComponentType;
  Preview: ComponentType;
}

/** What one gets, what is talked about, and who is there already; on wide screens. */
export function ProductLines({ Faces, Preview }: ProductLinesProps) {
  const t = useAccountText();
  return (
    <div className="hidden flex-col gap-8 wide:flex">
      <ul className="flex flex-col gap-3">
        {lines.map(([key, LineIcon]) => (
          <li key={key} className="flex gap-3 text-muted">
            <LineIcon
              aria-hidden
              size={20}
              strokeWidth={ICON_STROKE}
              className="mt-0.5 shrink-0 text-accent"
            />
            {t(`welcome.${key}`)}
          </li>
        ))}
      </ul>
      <Suspense fallback={<div className="h-80" />}>
        <Preview />
      </Suspense>
      <Faces />
    </div>
  );
}
