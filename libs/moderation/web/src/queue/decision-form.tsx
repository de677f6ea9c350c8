import { useRef, useState } from 'react';
import {
  RESTRICT_DAYS_MAX,
  type CaseDetail,
  type DecisionInput,
  type ModerationAction,
} from '@upround/moderation/contract';
import { guidelineRules, type GuidelineRule } from '@upround/shared/domain';
import { useShortcuts } from '@upround/shared/routing';
import { Button, Field, RadioGroup, Select, Surface, TextInput } from '@upround/shared/ui';
import { useRuleName } from '../terms/use-rule-name';
import { useQueueText } from './messages/catalogue';
import { isReason, ReasonField } from './reason-field';
import { useDecide } from './use-decide';

interface Draft {
  action: ModerationAction | undefined;
  rule: GuidelineRule | undefined;
  days: string;
  reason: string;
}

const empty: Draft = { action: undefined, rule: undefined, days: '7', reason: '' };

/** What of a draft can't be sent. */
function problemsOf({ action, rule, days, reason }: Draft) {
  const count = Number(days);
  return {
    action: action === undefined,
    rule: action !== undefined && action !== 'NOTHING' && rule === undefined,
    days:
      action === 'RESTRICT' &&
      !(Number.isInteger(count) && count >= 1 && count <= RESTRICT_DAYS_MAX),
    reason: !isReason(reason),
  };
}

function inputOf({ action, rule, days, reason }: Draft): DecisionInput | undefined {
  if (action === undefined) return undefined;
  return {
    action,
    reason: reason.trim(),
    ...(action !== 'NOTHING' && rule !== undefined ? { rule } : {}),
    ...(action === 'RESTRICT' ? { days: Number(days) } : {}),
  };
}

/** What to do about a case, by which rule and why. The keys 1 to 6 choose an action and move the focus to it. */
export function DecisionForm({ detail, onDecided }: { detail: CaseDetail; onDecided: () => void }) {
  const t = useQueueText();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const { decide, isBusy } = useDecide(onDecided);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const problems = problemsOf(draft);
  useShortcuts(
    detail.actions.map((action, place) => ({
      keys: String(place + 1),
      label: t(`action.${action}`),
      group: t('keys.group'),
      run: () => {
        change({ action });
        form.current?.querySelector<HTMLInputElement>(`[value="${action}"]`)?.focus();
      },
    })),
  );
  const send = () => {
    setChecked(true);
    const input = inputOf(draft);
    if (Object.values(problems).includes(true) || input === undefined || isBusy) return;
    decide(detail.id, input);
  };
  const isForStaff = draft.action === 'NOTHING';
  const isHeld = detail.kind === 'HELD';
  return (
    <Surface>
      <form
        ref={form}
        aria-label={t('form.title')}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <h4 className="text-small font-semibold">{t('form.title')}</h4>
        <RadioGroup
          legend={t('form.action')}
          value={draft.action}
          onChange={(action) => change({ action })}
          error={isChecked && problems.action ? t('form.chooseAction') : undefined}
          options={detail.actions.map((value, place) => ({
            value,
            label: `${place + 1}. ${t(`action.${value}`)}`,
            hint: t(isHeld && value === 'NOTHING' ? 'hint.NOTHING_HELD' : `hint.${value}`),
          }))}
        />
        {draft.action !== undefined && !isForStaff && (
          <RuleField
            rule={draft.rule}
            error={isChecked && problems.rule ? t('form.chooseRule') : undefined}
            onChange={(rule) => change({ rule })}
          />
        )}
        {draft.action === 'RESTRICT' && (
          <DaysField
            days={draft.days}
            error={isChecked && problems.days ? t('form.daysWrong') : undefined}
            onChange={(days) => change({ days })}
          />
        )}
        <ReasonField
          label={t(isForStaff ? 'form.reasonNothing' : 'form.reason')}
          hint={isForStaff ? undefined : t('form.reasonHint')}
          value={draft.reason}
          isChecked={isChecked}
          onChange={(reason) => change({ reason })}
        />
        <div>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('form.send')}
          </Button>
        </div>
      </form>
    </Surface>
  );
}

interface RuleFieldProps {
  rule: GuidelineRule | undefined;
  error: string | undefined;
  onChange: (rule: GuidelineRule | undefined) => void;
}

function RuleField({ rule, error, onChange }: RuleFieldProps) {
  const t = useQueueText();
  const nameOf = useRuleName();
  return (
    <Field label={t('form.rule')} error={error}>
      <Select
        value={rule ?? ''}
        onChange={({ target }) => onChange(guidelineRules.find((one) => one === target.value))}
      >
        <option value="">{t('form.choose')}</option>
        {guidelineRules.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface DaysFieldProps {
  days: string;
  error: string | undefined;
  onChange: (days: string) => void;
}

function DaysField({ days, error, onChange }: DaysFieldProps) {
  const t = useQueueText();
  return (
    <Field label={t('form.days')} error={error}>
      <TextInput
        inputMode="numeric"
        value={days}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
