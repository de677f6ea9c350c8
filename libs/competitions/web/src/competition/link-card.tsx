import type { ReactNode } from 'react';
import { Surface } from '@upround/shared/ui';

interface LinkCardProps {
  /** What it is, for screen readers. */
  label: string;
  title: string;
  children: ReactNode;
}

/** What a link to a competition's page is about, above the page: an invitation, or a receipt. */
export function LinkCard({ label, title, children }: LinkCardProps) {
  return (
    <div className="px-4 pt-4 pb-2 medium:px-6">
      <Surface as="section" padding="large" aria-label={label} className="flex flex-col gap-3">
        <h2 className="text-title font-semibold text-balance wrap-anywhere">{title}</h2>
        {children}
      </Surface>
    </div>
  );
}
