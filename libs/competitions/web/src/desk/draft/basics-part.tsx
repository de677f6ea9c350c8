import { useFormContext, useWatch } from 'react-hook-form';
import {
  competitionKinds,
  competitionLimits,
  competitionSeries,
  tieRules,
} from '@upround/competitions/contract';
import { useAppInfo } from '@upround/shared/routing';
import { Checkbox, Field, Select } from '@upround/shared/ui';
import { useCompetitionPartsText } from '../../components/messages/catalogue';
import { DeskPart } from '../desk-part';
import { useDeskText } from '../messages/catalogue';
import { MomentInput } from '../moment-input';
import type { DraftValues } from './draft-values';
import { FieldPair } from './field-pair';
import { TextPart, useDraftError } from './text-part';

/** What the competition is. */
export function BasicsPart() {
  const t = useDeskText();
  const parts = useCompetitionPartsText();
  const { brandName } = useAppInfo();
  const { register } = useFormContext<DraftValues>();
  return (
    <DeskPart anchor="draft-basics" title={t('form.basics')}>
      <FieldPair>
        <Field label={t('form.kind')}>
          <Select {...register('kind')}>
            {competitionKinds.map((kind) => (
              <option key={kind} value={kind}>
                {parts(`kind.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('form.series')} hint={t('form.seriesHint')}>
          <Select {...register('series')}>
            <option value="">{t('form.noSeries')}</option>
            {competitionSeries.map((series) => (
              <option key={series} value={series}>
                {t(`form.seriesNames.${series}`, { brand: brandName })}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <TextPart name="title" label={t('form.title')} limit={competitionLimits.title} />
      <TextPart name="tagline" label={t('form.tagline')} limit={competitionLimits.tagline} />
      <TextPart name="organiser" label={t('form.organiser')} limit={competitionLimits.organiser} />
      <TextPart
        name="about"
        label={t('form.about')}
        hint={t('markdown')}
        rows={6}
        limit={competitionLimits.about}
        isOptional
      />
    </DeskPart>
  );
}

const steps = [
  { name: 'opensAt', label: 'next.opens' },
  { name: 'closesAt', label: 'next.closes' },
  { name: 'judgingAt', label: 'next.judging' },
  { name: 'resultAt', label: 'next.result' },
] as const;

/** The four moments, on the organiser's clock. */
export function MomentsPart() {
  const t = useDeskText();
  return (
    <DeskPart anchor="draft-dates" title={t('moments.title')} hint={t('moments.hint')}>
      <div className="grid gap-x-4 gap-y-2 medium:grid-cols-2">
        {steps.map((step) => (
          <MomentPart key={step.name} {...step} />
        ))}
      </div>
    </DeskPart>
  );
}

function MomentPart({ name, label }: (typeof steps)[number]) {
  const parts = useCompetitionPartsText();
  const { control, register } = useFormContext<DraftValues>();
  const value = useWatch({ control, name });
  const error = useDraftError(name);
  return <MomentInput {...register(name)} label={parts(label)} value={value} error={error} />;
}

/** Who enters together, how entries are ranked, and whether members vote. */
export function DecisionPart() {
  const t = useDeskText();
  const { control, register } = useFormContext<DraftValues>();
  const hasVote = useWatch({ control, name: 'hasVote' });
  return (
    <DeskPart anchor="draft-decision" title={t('form.decision')}>
      <FieldPair>
        <TextPart
          name="teamMax"
          label={t('form.teamMax')}
          hint={t('form.teamMaxHint')}
          type="number"
        />
        <Field label={t('form.tieRule')}>
          <Select {...register('tieRule')}>
            {tieRules.map((rule) => (
              <option key={rule} value={rule}>
                {t(`form.tieRules.${rule}`)}
              </option>
            ))}
          </Select>
        </Field>
      </FieldPair>
      <Checkbox {...register('hasVote')} label={t('form.hasVote')} />
      {hasVote && (
        <TextPart
          name="hiddenHours"
          label={t('form.hiddenHours')}
          hint={t('form.hiddenHoursHint')}
          type="number"
        />
      )}
    </DeskPart>
  );
}

export function RulesPart() {
  const t = useDeskText();
  return (
    <DeskPart anchor="draft-rules" title={t('rules.title')} hint={t('form.rulesHint')}>
      <TextPart
        name="rules"
        label={t('rules.title')}
        hint={t('markdown')}
        rows={10}
        limit={competitionLimits.rules}
      />
    </DeskPart>
  );
}
