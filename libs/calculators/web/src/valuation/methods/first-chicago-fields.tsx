import { stateLimits } from '@upround/calculators/model';
import { Field, InlineError, TextInput } from '@upround/shared/ui';
import { useFieldsText } from '../../fields/messages/catalogue';
import { useValuationText } from '../messages/catalogue';
import { useScenarioName } from '../model/use-field-label';
import { StateField, useFields } from './state-field';
import { StateList } from './state-list';

export function FirstChicagoFields() {
  const t = useValuationText();
  const problems = useFieldsText();
  const { link, problems: found } = useFields();
  const nameOf = useScenarioName();
  const { scenarios } = link.state;
  const problem = found.find(({ field }) => field === 'scenarios')?.problem;
  return (
    <>
      {problem !== undefined && <InlineError>{problems(`problem.${problem}`)}</InlineError>}
      <StateList<(typeof scenarios)[number]>
        isCompact
        path="scenarios"
        items={scenarios}
        most={stateLimits.scenarios}
        least={1}
        add={t('fields.scenario.add')}
        nameOf={(_, place) => nameOf(link.state, place)}
        newItem={() => ({ name: '', probability: 0, value: 0 })}
      >
        {(place, { name }) => (
          <div className="grid grow gap-x-6 gap-y-4 medium:grid-cols-3">
            <Field label={t('fields.scenario.name', { number: String(place + 1) })}>
              <TextInput
                value={name}
                maxLength={80}
                placeholder={nameOf(link.state, place)}
                onChange={({ target }) => link.set(['scenarios', place, 'name'], target.value)}
              />
            </Field>
            <StateField path={`scenarios.${place}.probability`} />
            <StateField path={`scenarios.${place}.value`} />
          </div>
        )}
      </StateList>
    </>
  );
}
