import { composeModules, type ModuleParts } from '../modules';
import { createCommandRunner, type CommandRunner } from './commands';

const unused = () => {
  throw new Error('A command uses the database and the tasks that it is given.');
};

/** Placeholder dependencies: a command runs no calls, so the modules never use them. */
const noParts: ModuleParts = {
  database: unused,
  secrets: ['unused'],
  brand: '',
  origins: [],
  files: {
    get: unused,
    open: unused,
    put: unused,
    putFile: unused,
    remove: unused,
  },
  images: { process: unused, close: unused },
  geocoder: { locate: unused },
  mailer: { send: unused },
  // Where no server runs, no page is open.
  realtime: { send: () => undefined, disconnect: unused, signToken: null },
  signAccess: unused,
};

/** The operators' commands where no server runs. */
export const operatorCommands = (): CommandRunner =>
  createCommandRunner(composeModules(noParts).contributed.commands);
