import { Button, Dialog } from '@upround/shared/ui';
import { FigureTable } from '../charts/table-disclosure';
import { useScenariosText } from './messages/catalogue';

export interface ComparedScenario {
  name: string;
  coded: string;
}

interface CompareDialogProps {
  scenarios: readonly ComparedScenario[];
  /** The figures of a state, in the same order for each. */
  figuresOf: (coded: string) => readonly (readonly [label: string, value: string])[];
  onClose: () => void;
}

/** Scenarios side by side: one column each. */
export function CompareDialog({ scenarios, figuresOf, onClose }: CompareDialogProps) {
  const t = useScenariosText();
  const columns = scenarios.map(({ coded }) => figuresOf(coded));
  const labels = columns[0]?.map(([label]) => label) ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('compareTitle')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div>
        <FigureTable
          caption={t('compareTitle')}
          head={[t('keyFigure'), ...scenarios.map(({ name }) => name)]}
          rows={labels.map((label, row) => [
            label,
            ...columns.map((column) => column[row]?.[1] ?? '–'),
          ])}
        />
      </div>
    </Dialog>
  );
}
