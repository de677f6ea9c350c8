import type { Membership, Period, Plan } from '@upround/premium/contract';
import { links } from '@upround/shared/links';
import { ButtonLink } from '@upround/shared/ui';
import { usePlanLinks } from '../../model/use-plan-links';
import { canChangeTo } from './can-change-to';
import { usePlansText } from './messages/catalogue';

interface ActionProps {
  plan: Plan;
  period: Period;
  isChosen: boolean;
  /** Fills the button: of the chosen plan, or of the recommended plan if none is chosen. */
  isFilled: boolean;
}

/** A guest chooses a plan, then signs up or logs in, and goes on to pay for it. */
export function GuestAction({ plan, period, isChosen, isFilled }: ActionProps) {
  const { name, offeringId } = plan;
  const t = usePlansText();
  const to = usePlanLinks();
  const choice = { plan: offeringId, period };
  if (!isChosen) {
    return (
      <ButtonLink href={to.plans(choice)} variant={isFilled ? 'primary' : 'secondary'} wide>
        {t('choose.choose', { plan: name })}
      </ButtonLink>
    );
  }
  const next = to.payment(choice);
  return (
    <>
      <ButtonLink href={links.login({ next, view: 'sign-up' })} variant="primary" wide>
        {t('choose.signUp')}
      </ButtonLink>
      <ButtonLink href={links.login({ next })} wide>
        {t('choose.logIn')}
      </ButtonLink>
      <p className="text-small text-muted">{t('choose.guest')}</p>
    </>
  );
}

/** A member without a subscription goes on to pay. */
export function StartAction({ plan, period, isChosen, isFilled }: ActionProps) {
  const { name, offeringId } = plan;
  const t = usePlansText();
  const to = usePlanLinks();
  return (
    <ButtonLink
      href={to.payment({ plan: offeringId, period })}
      variant={isFilled ? 'primary' : 'secondary'}
      wide
    >
      {isChosen ? t('choose.continue') : t('choose.choose', { plan: name })}
    </ButtonLink>
  );
}

interface ChangeActionProps extends ActionProps {
  subscription: Membership;
}

/** A subscriber sees first what the change costs. */
export function ChangeAction(props: ChangeActionProps) {
  const { plan, period, isChosen, isFilled, subscription } = props;
  const t = usePlansText();
  const to = usePlanLinks();
  const { name, offeringId } = plan;
  if (isChosen || !canChangeTo(subscription, plan, period)) return null;
  return (
    <ButtonLink
      href={to.plans({ plan: offeringId, period })}
      variant={isFilled ? 'primary' : 'secondary'}
      wide
    >
      {offeringId === subscription.planId
        ? t('choose.period', { period })
        : t('choose.change', { plan: name })}
    </ButtonLink>
  );
}
