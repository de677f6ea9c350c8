import { useState } from 'react';
import {
  endGift,
  giftSchema,
  giveMembership,
  type Gift,
  type MemberDetails,
} from '@upround/moderation/contract';
import { api } from '@upround/shared/api-client';
import { planNames } from '@upround/shared/domain';
import { localDay } from '@upround/shared/files';
import {
  Button,
  Field,
  RadioGroup,
  SettingRow,
  SettingRows,
  TextInput,
  Time,
} from '@upround/shared/ui';
import { lastDayOf } from './member-facts';
import { usePeopleText } from './messages/catalogue';
import { useMemberChange } from './people-queries';
import { ReasonDialog, type Asked } from './reason-dialog';

/** A member's gift, and the ways to give one and to end it. */
export function GiftRows({ member }: { member: MemberDetails }) {
  const t = usePeopleText();
  const [open, setOpen] = useState<'give' | 'end'>();
  const { gift, state } = member;
  const isAllowed = state === 'ACTIVE' || state === 'RESTRICTED';
  const close = () => setOpen(undefined);
  return (
    <>
      <SettingRows>
        <SettingRow
          title={t('plan.gift')}
          hint={t(isAllowed ? 'plan.giftHint' : 'plan.inactiveHint')}
          value={<GiftText gift={gift} />}
          action={
            <span className="flex flex-wrap gap-2">
              {gift !== null && <Button onClick={() => setOpen('end')}>{t('plan.end')}</Button>}
              <Button disabled={!isAllowed} onClick={() => setOpen('give')}>
                {t(gift === null ? 'plan.give' : 'plan.change')}
              </Button>
            </span>
          }
        />
      </SettingRows>
      {open === 'give' && <GiveDialog member={member} onClose={close} />}
      {open === 'end' && <EndDialog member={member} onClose={close} />}
    </>
  );
}

function GiftText({ gift }: Pick<MemberDetails, 'gift'>) {
  const t = usePeopleText();
  if (gift === null) return <span className="text-muted">{t('plan.none')}</span>;
  const { tier, until } = gift;
  if (until === null) return planNames[tier];
  return t.rich('plan.givenUntil', {
    plan: planNames[tier],
    time: () => <Time value={lastDayOf(until)} form="date" />,
  });
}

interface DialogProps {
  member: MemberDetails;
  onClose: () => void;
}

const tiers = [1, 2, 3] as const;
const today = () => localDay(new Date().toISOString());

/** Asks for the plan and its last day, too. */
function GiveDialog({ member, onClose }: DialogProps) {
  const t = usePeopleText();
  const change = useMemberChange();
  const [tier, setTier] = useState<Gift['tier']>(member.gift?.tier ?? 1);
  const [until, setUntil] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { id, displayName: name } = member.person;
  const problem = () => {
    if (!giftSchema.shape.until.safeParse(until).success) return t('plan.untilRequired');
    return until < today() ? t('plan.untilPast') : undefined;
  };
  const asked: Asked = {
    title: t('plan.giveTitle', { name }),
    text: t('plan.giveText'),
    confirm: t('plan.give'),
    failed: t('plan.giveFailed'),
    act: async (reason) => {
      const body = { tier, until, reason };
      await change(() => api.call(giveMembership, { params: { id }, body }));
      return t('plan.given', { name, plan: planNames[tier] });
    },
  };
  return (
    <ReasonDialog
      asked={asked}
      onClose={onClose}
      check={() => {
        setChecked(true);
        return problem() === undefined;
      }}
    >
      <RadioGroup
        legend={t('plan.tier')}
        value={`${tier}`}
        onChange={(value) => setTier(tiers.find((one) => `${one}` === value) ?? 1)}
        options={tiers.map((one) => ({ value: `${one}`, label: planNames[one] }))}
      />
      <Field
        label={t('plan.until')}
        hint={t('plan.untilHint')}
        error={isChecked ? problem() : undefined}
        required
      >
        <TextInput
          type="date"
          min={today()}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}

function EndDialog({ member, onClose }: DialogProps) {
  const t = usePeopleText();
  const change = useMemberChange();
  const { id, displayName: name } = member.person;
  const asked: Asked = {
    title: t('plan.endTitle', { name }),
    text: t('plan.endText'),
    confirm: t('plan.end'),
    tone: 'danger',
    failed: t('plan.endFailed'),
    act: async (reason) => {
      await change(() => api.call(endGift, { params: { id }, body: { reason } }));
      return t('plan.ended', { name });
    },
  };
  return <ReasonDialog asked={asked} onClose={onClose} />;
}
