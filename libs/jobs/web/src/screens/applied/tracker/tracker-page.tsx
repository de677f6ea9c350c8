import { routes } from '@upround/shared/links';
import { Page, useSearchChoice } from '@upround/shared/routing';
import { Field, SegmentedControl, Select } from '@upround/shared/ui';
import { useAppliedText } from '../messages/catalogue';
import { stageChoices } from '../stages';
import { AppliedList } from './applied-list';
import { CsvButton } from './csv-button';
import { SavedList } from './saved-list';
import { TrackerBoard } from './tracker-board';

/** How the tracker is laid out: `?layout=`. */
const layouts = ['list', 'board'] as const;

/** One’s applications as a list of one stage or all, or all stages side by side. */
export function TrackerPage() {
  const t = useAppliedText();
  const [layout, setLayout] = useSearchChoice('layout', layouts);
  const [stage, setStage] = useSearchChoice('stage', stageChoices);
  return (
    <Page pattern={routes.jobs} title={t('title')} hideHeading>
      <div className="flex flex-wrap items-center gap-3 border-b px-4 py-3">
        {layout === 'list' && (
          <Field label={t('stage.label')} hideLabel className="w-48">
            <Select
              value={stage}
              onChange={({ target }) => {
                const chosen = stageChoices.find((choice) => choice === target.value);
                if (chosen !== undefined) setStage(chosen);
              }}
            >
              {stageChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {t(`stage.${choice}`)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <SegmentedControl
          label={t('layout.label')}
          value={layout}
          onChange={setLayout}
          options={layouts.map((value) => ({ value, label: t(`layout.${value}`) }))}
        />
        <CsvButton />
      </div>
      {layout === 'board' ? (
        <TrackerBoard stage={stage} />
      ) : stage === 'saved' ? (
        <SavedList />
      ) : (
        <AppliedList key={stage} stage={stage} />
      )}
    </Page>
  );
}
