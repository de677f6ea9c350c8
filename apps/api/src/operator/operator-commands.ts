import { composeModules, type ModuleParts } from '../modules';
import { createCommandRunner, type CommandRunner } from './commands';

const unused = () => {
  throw new Error('A command uses the database and the tasks that it is given.');
};

/** Placeholder dependencies: a command runs no calls, so the modules never use them. */
const noParts: ModuleParts = {
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
  realtime: { send: unused, disconnect: unused, signToken: null },
  signAccess: unused,
};

/** The operators' commands where no server runs. */
export const operatorCommands = (): CommandRunner =>
  createCommandRunner(composeModules(noParts).contributed.commands);
