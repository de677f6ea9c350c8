import { switchErrors, type SwitchName } from '@upround/shared/contract-core';
import { statement, type Database, type OpenDatabase, type Trx } from '@upround/shared/db';
import { AppError } from '../app-error';

/** Knows what is switched off, without asking the database at every call. */
export interface Switches {
  /** @throws AppError the switch's error while it is off */
  check(name: SwitchName): Promise<void>;
  /** Subscribes to changes in this process and in others. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A switch that is turned off. */
export interface SwitchedOff {
  name: SwitchName;
  at: Date;
  /** Why, for other admins; empty where an operator gave none. */
  reason?: string;
}

/** The channel on which a database trigger notifies of switches. */
const CHANNEL = 'upround_switch';
/** How long the names are valid without a notification, in milliseconds: the bound if one is lost. */
const FRESH_MS = 2_000;
/** When trying again makes sense. */
const OFF_SECONDS = 600;

const names = statement<{ name: string }>('kit.switched-off', `select name from switched_off`);

const findName = statement<{ name: string }, { name: string }>(
  'kit.is-switched-off',
  `select name from switched_off where name = :name`,
);

const insertName = statement<{ name: string }, { name: string; at: Date; reason: string }>(
  'kit.switch-off',
  `insert into switched_off (name, since, reason) values (:name, :at, :reason)
   on conflict (name) do nothing returning name`,
);

const deleteName = statement<{ name: string }, { name: string }>(
  'kit.switch-on',
  `delete from switched_off where name = :name returning name`,
);

/** Whether something is switched off, by the database. */
export async function isSwitchedOff(db: Database | Trx, name: SwitchName): Promise<boolean> {
  return (await findName.first(db, { name })) !== undefined;
}

/**
 * Switches something off, in every process within two seconds.
 *
 * @returns false where it was off before, whose time and reason stay
 */
export async function switchOff(trx: Trx, { name, at, reason = '' }: SwitchedOff) {
  return (await insertName.first(trx, { name, at, reason })) !== undefined;
}

/**
 * Switches something on again.
 *
 * @returns false where it was on before
 */
export async function switchOn(trx: Trx, name: SwitchName): Promise<boolean> {
  return (await deleteName.first(trx, { name })) !== undefined;
}

/**
 * Makes the cache of switches. What is on is believed for two seconds, or until the trigger notifies. What is off is
 * read again for each call, one read at a time: switching on takes effect at once.
 *
 * @param database where switches are
 * @param now the server's clock in milliseconds
 */
export function createSwitches(
  database: Pick<OpenDatabase, 'db' | 'subscribe'>,
  now: () => number = () => Date.now(),
): Switches {
  let known: ReadonlySet<string> | undefined;
  let until = 0;
  let reading: Promise<ReadonlySet<string>> | undefined;
  /** Rises with each notification, so that a result read before it is not cached. */
  let generation = 0;
  let end: (() => Promise<void>) | undefined;

  const forget = () => {
    generation += 1;
    known = undefined;
    reading = undefined;
  };

  async function readNow(): Promise<ReadonlySet<string>> {
    const asked = generation;
    const found = new Set((await names.all(database.db, {})).map(({ name }) => name));
    if (asked === generation) {
      known = found;
      until = now() + FRESH_MS;
    }
    return found;
  }

  function read(): Promise<ReadonlySet<string>> {
    if (reading !== undefined) return reading;
    const started = readNow().finally(() => {
      if (reading === started) reading = undefined;
    });
    reading = started;
    return started;
  }

  return {
    async check(name) {
      const isFresh = known !== undefined && now() < until;
      if (isFresh && known?.has(name) === false) return;
      if ((await read()).has(name)) {
        throw new AppError(switchErrors[name], { retryAfter: OFF_SECONDS });
      }
    },
    async start() {
      end ??= await database.subscribe(CHANNEL, forget, forget);
    },
    async stop() {
      await end?.();
    },
  };
}
