import { Plus, X } from 'lucide-react';
import { stateLimits } from '@upround/calculators/model';
import { Button, Field, IconButton, InlineError, TextInput } from '@upround/shared/ui';
import { useFieldsText } from '../../fields/messages/catalogue';
import { useValuationText } from '../messages/catalogue';
import { useScenarioName } from '../model/use-field-label';
import { StateField, useFields } from './state-field';

export function FirstChicagoFields() {
  const t = useValuationText();
  const problems = useFieldsText();
  const { link, problems: found } = useFields();
  const nameOf = useScenarioName();
  const { scenarios } = link.state;
  const problem = found.find(({ field }) => field === 'scenarios')?.problem;
  const setScenarios = (next: typeof scenarios) => link.set(['scenarios'], next);
  return (
    <>
      {scenarios.map((scenario, place) => (
        // Outcomes have no name but their place.
        <div key={place} className="flex items-start gap-2">
          <div className="grid grow gap-x-6 gap-y-4 medium:grid-cols-3">
            <Field label={t('fields.scenario.name', { number: String(place + 1) })}>
              <TextInput
                value={scenario.name}
                maxLength={80}
                placeholder={nameOf(link.state, place)}
                onChange={({ target }) => link.set(['scenarios', place, 'name'], target.value)}
              />
            </Field>
            <StateField path={`scenarios.${place}.probability`} />
            <StateField path={`scenarios.${place}.value`} />
          </div>
          {scenarios.length > 1 && (
            <IconButton
              icon={X}
              label={t('fields.scenario.remove', { name: nameOf(link.state, place) })}
              onClick={() => setScenarios(scenarios.filter((_, other) => other !== place))}
            />
          )}
        </div>
      ))}
      {problem !== undefined && <InlineError>{problems(`problem.${problem}`)}</InlineError>}
      {scenarios.length < stateLimits.scenarios && (
        <Button
          size="small"
          icon={Plus}
          className="self-start"
          onClick={() => setScenarios([...scenarios, { name: '', probability: 0, value: 0 }])}
        >
          {t('fields.scenario.add')}
        </Button>
      )}
    </>
  );
}
