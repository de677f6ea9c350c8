import { parseArgs } from 'node:util';
import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { auditOperator } from '@upround/shared/server-kit';
import { jobsAdmin, type JobsImported } from '../import/jobs-admin';

/** Problems that are listed one by one. */
const LISTED = 100;

const USAGE = 'jobs import FILE --creator=SLUG [--format csv|json] [--dry-run]';

const formats = ['csv', 'json'] as const;

/** How a file is to be imported. */
function optionsOf(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        creator: { type: 'string' },
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const { creator, 'dry-run': dryRun } = values;
    const format = formats.find((known) => known === values.format);
    if (creator === undefined)
      throw new CommandError(`Add --creator, the person the jobs will belong to: ${USAGE}`);
    if (values.format !== format) {
      throw new CommandError('The format must be csv or json.');
    }
    return { creator, format, dryRun };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`Unknown arguments. Usage: ${USAGE}`);
  }
}

function refusalOf({ problems }: JobsImported): string {
  const lines = problems
    .slice(0, LISTED)
    // A column may have any name.
    .map(({ place, field, reason }) =>
      `  ${place}: ${field} ${reason}`.replace(/\p{Cc}/gu, '\ufffd'),
    );
  const more = problems.length - lines.length;
  return [
    'Nothing was imported. Fix these errors and run it again:',
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

/** What an operator does with the jobs that people post. */
export const jobsCommands: readonly OperatorCommand[] = [
  {
    words: 'jobs import',
    usage: USAGE,
    does: 'imports jobs from a CSV or schema.org JSON file',
    fileMib: 16,
    async run({ database }, [text, ...words]) {
      if (text === undefined) throw new CommandError(`Enter a file: ${USAGE}`);
      const { creator, format, dryRun } = optionsOf(words);
      const done = await database.db
        .transaction()
        .execute(async (trx) => {
          const wanted = { text, format, creator, dryRun, now: () => new Date() };
          const imported = await jobsAdmin.importJobs(trx, wanted);
          if (!dryRun && imported.added > 0) {
            const details = { added: imported.added };
            const subject = { referenceType: 'USER', referenceId: imported.creatorId } as const;
            await auditOperator(trx, { action: 'jobs.import', ...subject, details });
          }
          return imported;
        })
        .catch((error: unknown) => {
          if (error instanceof RangeError) throw new CommandError(error.message);
          throw error;
        });
      if (done.problems.length > 0) throw new CommandError(refusalOf(done));
      const { added, known } = done;
      return dryRun
        ? `${added} would be added, ${known} already exist. Nothing was changed.`
        : `${added} added, ${known} already existed.`;
    },
  },
];
