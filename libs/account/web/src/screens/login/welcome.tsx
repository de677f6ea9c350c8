import { BookOpenText, MessagesSquare, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ICON_STROKE } from '@upround/shared/ui';
import { useAccountText } from '../../messages/catalogue';

const lines = [
  ['read', BookOpenText],
  ['ask', MessagesSquare],
  ['follow', UserRoundPlus],
] as const;

/** What the product is, beside the form on wide screens and above it on small ones. */
export function Welcome({ brand }: { brand: ReactNode }) {
  const t = useAccountText();
  return (
    <div className="flex w-full flex-col gap-3 medium:max-w-form wide:gap-8">
      {brand}
      <p className="text-title font-semibold text-balance wide:mt-[calc(8dvh-2rem)] wide:text-display">
        {t('welcome.statement')}
      </p>
      <ul className="hidden flex-col gap-4 wide:flex">
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
    </div>
  );
}
