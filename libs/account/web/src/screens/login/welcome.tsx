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
    <div className="flex h-full flex-col gap-6 wide:gap-8">
      {brand}
      <p className="max-w-form text-title font-semibold text-balance wide:mt-auto wide:text-display">
        {t('welcome.statement')}
      </p>
      <ul className="hidden max-w-form flex-col gap-4 wide:flex">
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
      {/* As much room below as above, so that the statement stands in the middle. */}
      <div className="hidden h-10 wide:mt-auto wide:block" />
    </div>
  );
}
