import { useState } from 'react';
import {
  competitionLimits,
  publishRules,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { api } from '@upround/shared/api-client';
import { Field, TextArea } from '@upround/shared/ui';
import { useDeskText } from './messages/catalogue';
import { ReasonDialog } from './reason-dialog';

/** Publishes a new version of the rules, and says what changed. */
export function RulesDialog({ competition }: { competition: DeskCompetition }) {
  const t = useDeskText();
  // Null as long as they are those in force.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? competition.draft.rules;
  const isMissing = text.trim() === '';
  return (
    <ReasonDialog
      size="wide"
      label={t('rules.publish')}
      title={t('rules.publish')}
      description={t('rules.text')}
      reasonLabel={t('rules.changed')}
      confirmText={t('rules.confirm')}
      done={t('rules.done')}
      failed={t('rules.failed')}
      isComplete={!isMissing}
      send={(reason) =>
        api.call(publishRules, {
          params: { slug: competition.slug },
          body: { text: text.trim(), reason },
        })
      }
      onDone={() => setTyped(null)}
    >
      {(isChecked) => (
        <Field
          label={t('rules.title')}
          hint={t('markdown')}
          error={isChecked && isMissing ? t('errors.missing') : undefined}
          required
        >
          <TextArea
            rows={12}
            value={text}
            maxLength={competitionLimits.rules}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
