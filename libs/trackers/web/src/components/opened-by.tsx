import type { ReactNode } from 'react';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useTrackersText } from '../messages/catalogue';

interface OpenedByProps {
  /** Which plan, or the bundle, opens it. */
  text: ReactNode;
  /** What one gets. */
  children?: ReactNode;
}

/** Says what opens a part of the trackers, with the ways there. */
export function OpenedBy({ text, children }: OpenedByProps) {
  const t = useTrackersText();
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-col gap-1">
        <p className="font-medium">{text}</p>
        {children !== undefined && <p className="text-small text-muted">{children}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={links.bundle()}>{t('seeBundle')}</ButtonLink>
        <ButtonLink href={links.pricing()} variant="quiet">
          {t('seePlans')}
        </ButtonLink>
      </div>
    </div>
  );
}
