import type { Bundle } from '@upround/trackers/contract';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { useBundleText } from '../messages/catalogue';
import { AccessFacts } from './access-facts';

/** What opens the full trackers for the viewer. */
export function AccessPart({ access }: { access: NonNullable<Bundle['access']> }) {
  const t = useBundleText();
  const isBundle = access.source === 'BUNDLE';
  return (
    <div className="flex flex-col items-start gap-3 rounded-surface border bg-surface-raised p-4 medium:flex-row medium:items-center medium:justify-between medium:p-6">
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{t(isBundle ? 'access.bundle' : 'access.plan')}</p>
        {isBundle ? (
          <AccessFacts access={access} />
        ) : (
          <p className="text-small text-muted">{t('access.planText')}</p>
        )}
      </div>
      {isBundle && access.paymentId !== null ? (
        <ButtonLink href={links.payment({ payment: access.paymentId })} className="shrink-0">
          {t('access.invoice')}
        </ButtonLink>
      ) : (
        <ButtonLink href={links.plans()} className="shrink-0">
          {t('access.managePlan')}
        </ButtonLink>
      )}
    </div>
  );
}
