import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import type { Scenario } from '@upround/calculators/contract';
import { Anchor, Checkbox, IconButton, Name } from '@upround/shared/ui';
import { useScenariosText } from './messages/catalogue';

interface ScenarioListProps {
  scenarios: readonly Scenario[];
  /** The result of a state in a word or two: `₹7.7Cr`. */
  summaryOf: (coded: string) => string;
  hrefOf: (coded: string) => string;
  compared: readonly string[];
  /** No more can be chosen. */
  isFull: boolean;
  onCompare: (id: string, isChosen: boolean) => void;
  onOpen: () => void;
  onRename: (scenario: Scenario) => void;
  onReplace: (scenario: Scenario) => void;
  onDelete: (scenario: Scenario) => void;
}

export function ScenarioList(props: ScenarioListProps) {
  const t = useScenariosText();
  const { scenarios, summaryOf, hrefOf, compared, isFull } = props;
  return (
    <ul className="max-h-80 divide-y overflow-y-auto">
      {scenarios.map((scenario) => {
        const { id, name, state } = scenario;
        const isChosen = compared.includes(id);
        return (
          <li key={id} className="flex items-center gap-1 py-1">
            <Checkbox
              label={<span className="sr-only">{t('compareOf', { name })}</span>}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={({ target }) => props.onCompare(id, target.checked)}
            />
            <Anchor
              href={hrefOf(state)}
              onClick={props.onOpen}
              className="flex min-w-0 grow flex-col rounded-control p-1 focus-ring hover:bg-surface-hover"
            >
              <span className="truncate font-medium">
                <Name>{name}</Name>
              </span>
              <span className="text-small text-muted figures">{summaryOf(state)}</span>
            </Anchor>
            <IconButton
              icon={RefreshCw}
              size="small"
              label={t('replaceOf', { name })}
              onClick={() => props.onReplace(scenario)}
            />
            <IconButton
              icon={Pencil}
              size="small"
              label={t('renameOf', { name })}
              onClick={() => props.onRename(scenario)}
            />
            <IconButton
              icon={Trash2}
              size="small"
              label={t('deleteOf', { name })}
              onClick={() => props.onDelete(scenario)}
            />
          </li>
        );
      })}
    </ul>
  );
}
