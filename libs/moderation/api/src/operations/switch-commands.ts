import { switchNames, type SwitchName } from '@upround/shared/contract-core';
import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { auditOperator, switchOff, switchOn } from '@upround/shared/server-kit';
import { listSwitchStates } from './switch.read-model';

const REASON_MAX = 500;

function nameOf(word: string | undefined): SwitchName {
  const name = switchNames.find((known) => known.toLowerCase() === word?.toLowerCase());
  if (name === undefined) throw new CommandError(`Enter one of: ${switchNames.join(', ')}.`);
  return name;
}

const list: OperatorCommand = {
  words: 'switch list',
  usage: 'switch list',
  does: 'lists what can be switched off, and what is off',
  async run({ database }) {
    const states = await listSwitchStates(database.db);
    return states
      .map(({ name, off }) => {
        if (off === null) return `${name}  on`;
        const { since, reason, actor } = off;
        return [`${name}  off since ${since}`, actor?.displayName ?? '', reason]
          .filter((part) => part !== '')
          .join('  ');
      })
      .join('\n');
  },
};

const switchTo = (isOff: boolean, now: () => Date): OperatorCommand => ({
  words: isOff ? 'switch off' : 'switch on',
  usage: isOff ? 'switch off NAME [REASON]' : 'switch on NAME',
  does: isOff
    ? 'stops a feature’s calls with 503 in every process within two seconds'
    : 'lets a feature’s calls through again',
  async run({ database }, [word, ...rest]) {
    const name = nameOf(word);
    const reason = rest.join(' ').slice(0, REASON_MAX);
    const isChanged = await database.db.transaction().execute(async (trx) => {
      const changes = isOff
        ? await switchOff(trx, { name, at: now(), reason })
        : await switchOn(trx, name);
      if (changes) {
        await auditOperator(trx, {
          action: isOff ? 'switch.off' : 'switch.on',
          referenceType: 'SWITCH',
          referenceId: name,
          details: { reason },
        });
      }
      return changes;
    });
    const state = isOff ? 'off' : 'on';
    return isChanged ? `${name} is ${state}.` : `${name} was ${state} already.`;
  },
});

/** What operators do with switches. */
export const switchCommands = (now: () => Date): readonly OperatorCommand[] => [
  switchTo(true, now),
  switchTo(false, now),
  list,
];
