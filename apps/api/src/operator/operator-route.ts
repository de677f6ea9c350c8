import { coreErrors } from '@upround/shared/contract-core';
import { CommandError, type OperatorParts } from '@upround/shared/ports';
import { AppError, sameSecret } from '@upround/shared/server-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CommandRunner } from './commands';

/** Where the running server takes operator's commands. */
export const OPERATOR_PATH = '/operator/command';
export const OPERATOR_KEY_HEADER = 'x-operator-key';
/** A command may carry a file, which JSON writes longer than it is. */
const COMMAND_BYTES = 40 * 1024 * 1024;
/** A command may take long, as an import does; `fetch`, with which it is asked for, waits five minutes. */
const COMMAND_MS = 4 * 60_000;
/** Name of the key's file in the data folder. */
export const OPERATOR_KEY_FILE = 'operator-key';

/** Takes commands from callers with the operator's key; for anyone else the path doesn't exist. */
export function registerOperator(
  app: FastifyInstance,
  parts: OperatorParts & { commands: CommandRunner },
  key: string,
): void {
  const config = { access: 'operator', deadlineMs: COMMAND_MS } as const;
  // Before the body is read: a stranger sends none.
  const onRequest = async ({ headers }: FastifyRequest) => {
    if (!sameSecret(headers[OPERATOR_KEY_HEADER], key)) throw new AppError(coreErrors.NOT_FOUND);
  };
  const options = { config, onRequest, bodyLimit: COMMAND_BYTES };
  app.post(OPERATOR_PATH, options, async (request, reply) => {
    const words = JSON.parse(String(request.body)) as unknown;
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
      throw new AppError(coreErrors.MALFORMED);
    }
    request.socket.setTimeout(COMMAND_MS);
    try {
      return await reply.send({ text: await parts.commands.run(parts, words) });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return reply.code(400).send({ text: error.message });
    }
  });
}
