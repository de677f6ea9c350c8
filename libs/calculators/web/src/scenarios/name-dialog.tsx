import { useState } from 'react';
import { scenarioLimits } from '@upround/calculators/contract';
import { useFailureReason } from '@upround/shared/query';
import { Button, Dialog, Field, InlineError, TextInput } from '@upround/shared/ui';
import { MOST_LOCAL } from './local-scenarios';
import { useScenariosText } from './messages/catalogue';
import { ScenarioRefused } from './use-scenarios';

interface NameDialogProps {
  kind: 'save' | 'rename';
  /** What to propose. */
  name: string;
  /** Rejects with what keeps the name from being used. */
  onSend: (name: string) => Promise<void>;
  onClose: () => void;
}

const FORM = 'scenario-name-form';

/** Asks for the name of a scenario. */
export function NameDialog({ kind, name: proposed, onSend, onClose }: NameDialogProps) {
  const t = useScenariosText();
  const reasonOf = useFailureReason();
  const [name, setName] = useState(proposed);
  const [nameProblem, setNameProblem] = useState<'nameRequired' | 'nameTaken'>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    const given = name.trim();
    setProblem(undefined);
    setNameProblem(given === '' ? 'nameRequired' : undefined);
    if (given === '' || isBusy) return;
    setBusy(true);
    try {
      await onSend(given);
      onClose();
    } catch (error) {
      setBusy(false);
      if (error instanceof ScenarioRefused && error.reason === 'NAME_TAKEN') {
        setNameProblem('nameTaken');
      } else {
        const isFull = error instanceof ScenarioRefused;
        setProblem(
          isFull
            ? t('full', { count: String(MOST_LOCAL) })
            : t('saveFailed', { why: reasonOf(error) }),
        );
      }
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(kind === 'save' ? 'saveTitle' : 'renameTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} busy={isBusy}>
            {t(kind === 'save' ? 'saveAction' : 'renameAction')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={t('name')} error={nameProblem && t(nameProblem)}>
          <TextInput
            value={name}
            maxLength={scenarioLimits.name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {problem !== undefined && <InlineError>{problem}</InlineError>}
      </form>
    </Dialog>
  );
}
