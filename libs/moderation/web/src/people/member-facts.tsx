import type { Member } from '@upround/moderation/contract';
import { planNames } from '@upround/shared/domain';
import { Badge, MetaLine, Time, type BadgeTone } from '@upround/shared/ui';
import { usePeopleText } from './messages/catalogue';

const tones = {
  ACTIVE: 'neutral',
  RESTRICTED: 'warning',
  SUSPENDED: 'danger',
  DELETING: 'danger',
} as const satisfies Record<Member['state'], BadgeTone>;

/** The member's staff roles, and the state of the account; in a list only where it isn't active. */
export function MemberBadges({
  member,
  inList = false,
}: {
  member: Pick<Member, 'roles' | 'state'>;
  inList?: boolean;
}) {
  const t = usePeopleText();
  return (
    <>
      {member.roles.map((role) => (
        <Badge key={role} tone="accent">
          {t(`role.${role}`)}
        </Badge>
      ))}
      {(!inList || member.state !== 'ACTIVE') && (
        <Badge tone={tones[member.state]}>{t(`state.${member.state}`)}</Badge>
      )}
    </>
  );
}

/** Plans end at midnight: the day before is the last one. */
export const lastDayOf = (until: string) => new Date(Date.parse(until) - 1);

function PlanFact({ plan }: { plan: NonNullable<Member['plan']> }) {
  const t = usePeopleText();
  const { tier, until, source } = plan;
  if (until === null) return t('fact.planOpen', { plan: planNames[tier] });
  return t.rich(source === 'GRANT' ? 'fact.gift' : 'fact.plan', {
    plan: planNames[tier],
    time: () => <Time value={lastDayOf(until)} form="date" />,
  });
}

/** Plan, and when the member joined and was last here. */
export function MemberFacts({ member }: { member: Member }) {
  const t = usePeopleText();
  const { plan, joinedAt, lastSeenAt, eraseAfter } = member;
  return (
    <>
      {/* Facts with a date wrap, which those of a meta line don’t. */}
      {eraseAfter !== null && (
        <p className="text-small text-muted figures">
          {t.rich('fact.erased', { time: () => <Time value={eraseAfter} form="date" /> })}
        </p>
      )}
      {plan !== null && (
        <p className="text-small text-muted figures">
          <PlanFact plan={plan} />
        </p>
      )}
      <MetaLine>
        {plan === null && <span>{t('fact.noPlan')}</span>}
        <span>{t.rich('fact.joined', { time: () => <Time value={joinedAt} form="date" /> })}</span>
        {lastSeenAt === null ? (
          <span>{t('fact.unseen')}</span>
        ) : (
          <span>{t.rich('fact.seen', { time: () => <Time value={lastSeenAt} /> })}</span>
        )}
      </MetaLine>
    </>
  );
}
