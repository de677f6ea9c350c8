import { Bookmark, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { Calculator, Scenario } from '@upround/calculators/contract';
import { FailureReason, useFailureReason } from '@upround/shared/query';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, InlineError, Popover, Skeleton, SkeletonGroup } from '@upround/shared/ui';
import { CompareDialog } from './compare-dialog';
import { MOST_LOCAL, useLocalScenarios } from './local-scenarios';
import { useScenariosText } from './messages/catalogue';
import { NameDialog } from './name-dialog';
import { ScenarioList } from './scenario-list';
import { ScenarioRefused, useScenarios, type Scenarios } from './use-scenarios';

export interface ScenarioPopoverProps {
  calculator: Calculator;
  /** What is entered now. */
  coded: string;
  /** A name to propose for it. */
  proposedName: string;
  summaryOf: (coded: string) => string;
  figuresOf: (coded: string) => readonly (readonly [label: string, value: string])[];
  hrefOf: (coded: string) => string;
}

const MOST_COMPARED = 3;

type Open = { kind: 'save' } | { kind: 'rename'; scenario: Scenario } | { kind: 'compare' };

/** Saved scenarios of a calculator: saving, opening, comparing, renaming and deleting them. */
export function ScenarioPopover(props: ScenarioPopoverProps) {
  const t = useScenariosText();
  const scenarios = useScenarios(props.calculator);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<Open>();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const show = (next: Open) => {
    setOpen(false);
    setDialog(next);
  };
  const chosen = (scenarios.list ?? []).filter(({ id }) => compared.includes(id));

  return (
    <>
      <Popover
        label={t('title')}
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button icon={Bookmark} size="small">
            {t('button')}
          </Button>
        }
      >
        <div className="flex w-80 max-w-full flex-col gap-3">
          <h2 className="text-small font-semibold">{t('title')}</h2>
          <PopoverBody
            {...props}
            scenarios={scenarios}
            compared={compared}
            onCompared={setCompared}
            onOpen={() => setOpen(false)}
            onRename={(scenario) => show({ kind: 'rename', scenario })}
          />
          {chosen.length > 0 && (
            <Button onClick={() => show({ kind: 'compare' })}>
              {t('compareChosen', { count: chosen.length })}
            </Button>
          )}
          <Button icon={BookmarkPlus} variant="primary" onClick={() => show({ kind: 'save' })}>
            {t('save')}
          </Button>
        </div>
      </Popover>
      {dialog !== undefined && (
        <ScenarioDialog
          {...props}
          dialog={dialog}
          scenarios={scenarios}
          chosen={chosen}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

interface ScenarioDialogProps extends ScenarioPopoverProps {
  dialog: Open;
  scenarios: Scenarios;
  chosen: readonly Scenario[];
  onClose: () => void;
}

function ScenarioDialog(props: ScenarioDialogProps) {
  const { dialog, scenarios, chosen, coded, proposedName, figuresOf, onClose } = props;
  const t = useScenariosText();
  return (
    <>
      {dialog.kind === 'save' && (
        <NameDialog
          kind="save"
          name={proposedName}
          onClose={onClose}
          onSend={async (name) => {
            await scenarios.save(name, coded);
            toast.show({ text: t('saved', { name }) });
          }}
        />
      )}
      {dialog.kind === 'rename' && (
        <NameDialog
          kind="rename"
          name={dialog.scenario.name}
          onClose={onClose}
          onSend={async (name) => {
            await scenarios.edit(dialog.scenario, { name });
            toast.show({ text: t('renamed') });
          }}
        />
      )}
      {dialog.kind === 'compare' && (
        <CompareDialog
          figuresOf={figuresOf}
          scenarios={[
            { name: t('current'), coded },
            ...chosen.map(({ name, state }) => ({ name, coded: state })),
          ]}
          onClose={onClose}
        />
      )}
    </>
  );
}

interface PopoverBodyProps extends ScenarioPopoverProps {
  scenarios: Scenarios;
  compared: readonly string[];
  onCompared: (ids: readonly string[]) => void;
  onOpen: () => void;
  onRename: (scenario: Scenario) => void;
}

function PopoverBody(props: PopoverBodyProps) {
  const { calculator, coded, scenarios, compared, onCompared, summaryOf, hrefOf } = props;
  const t = useScenariosText();
  const failureToast = useFailureToast();
  const { list, failure, isLocal } = scenarios;
  if (failure !== null) return <Failed {...failure} />;
  if (list === undefined) return <Loading />;
  const replace = async (scenario: Scenario) => {
    try {
      await scenarios.edit(scenario, { state: coded });
      toast.show({ text: t('replaced', { name: scenario.name }) });
    } catch (error) {
      failureToast(error, t('replaceFailed'));
    }
  };
  const restore = async ({ name, state }: Scenario) => {
    try {
      await scenarios.save(name, state);
    } catch (error) {
      failureToast(error, t('restoreFailed'));
    }
  };
  const remove = async (scenario: Scenario) => {
    try {
      await scenarios.remove(scenario);
      onCompared(compared.filter((id) => id !== scenario.id));
      toast.show({
        text: t('deleted', { name: scenario.name }),
        undo: () => void restore(scenario),
      });
    } catch (error) {
      failureToast(error, t('deleteFailed'));
    }
  };
  return (
    <>
      {list.length === 0 ? (
        <p className="text-small text-muted">{t('empty')}</p>
      ) : (
        <>
          <ScenarioList
            scenarios={list}
            summaryOf={summaryOf}
            hrefOf={hrefOf}
            compared={compared}
            isFull={compared.length >= MOST_COMPARED}
            onCompare={(id, isChosen) =>
              onCompared(isChosen ? [...compared, id] : compared.filter((one) => one !== id))
            }
            onOpen={props.onOpen}
            onRename={props.onRename}
            onReplace={(scenario) => void replace(scenario)}
            onDelete={(scenario) => void remove(scenario)}
          />
          <p className="text-small text-muted">{t('chooseMore')}</p>
        </>
      )}
      {isLocal ? (
        <p className="text-small text-muted">{t('local')}</p>
      ) : (
        <MoveLocal calculator={calculator} scenarios={scenarios} />
      )}
    </>
  );
}

function Failed({ error, isBusy, retry }: NonNullable<Scenarios['failure']>) {
  const t = useScenariosText();
  return (
    <div className="flex flex-col items-start gap-2">
      <InlineError>
        {t('failed')} <FailureReason error={error} />
      </InlineError>
      <Button size="small" busy={isBusy} onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

function Loading() {
  const t = useScenariosText();
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-2">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </SkeletonGroup>
  );
}

/** Saves under the name, or with a number behind it where the account has a scenario of that name. */
async function saveUnderFreeName({ save }: Scenarios, name: string, state: string): Promise<void> {
  for (let number = 1; ; number += 1) {
    try {
      await save(number === 1 ? name : `${name} (${number})`, state);
      return;
    } catch (error) {
      const isTaken = error instanceof ScenarioRefused && error.reason === 'NAME_TAKEN';
      if (!isTaken || number === MOST_LOCAL) throw error;
    }
  }
}

/** Offers to take along what was saved in this browser before signing in. */
function MoveLocal({ calculator, scenarios }: { calculator: Calculator; scenarios: Scenarios }) {
  const t = useScenariosText();
  const reasonOf = useFailureReason();
  const { scenarios: local, change } = useLocalScenarios(calculator);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (local.length === 0) return null;
  const move = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      for (const { id, name, state } of [...local].reverse()) {
        await saveUnderFreeName(scenarios, name, state);
        change((list) => list.filter((one) => one.id !== id));
      }
      toast.show({ text: t('moved') });
    } catch (error) {
      setProblem(t('moveFailed', { why: reasonOf(error) }));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-2">
      <Button size="small" busy={isBusy} onClick={() => void move()}>
        {t('move', { count: local.length })}
      </Button>
      {problem !== undefined && <InlineError>{problem}</InlineError>}
    </div>
  );
}
