import { parseArgs } from 'node:util';
import { statement } from '@upround/shared/db';
import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { auditOperator } from '@upround/shared/server-kit';
import { exportRecords } from '../import/export-records';
import { readRecordFile, type ImportProblem } from '../import/record-files';
import { fillAngelSample, saveRecords } from '../import/save-records';
import { trackerOpened } from '../lifecycle/openings.task';
import { listOpenReports, LISTED_REPORTS, solveReports } from '../report/report.store';

/** Problems that are listed one by one. */
const LISTED = 100;
const IMPORT = 'trackers import FILE [--format csv|json] [--dry-run]';
const EXPORT = 'trackers export [--format csv|json]';

const formats = ['csv', 'json'] as const;

function optionsOf(words: readonly string[], usage: string) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { format: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    });
    const format = formats.find((known) => known === values.format);
    if (values.format !== format) throw new CommandError('The format must be csv or json.');
    return { format, isDryRun: values['dry-run'] };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`Unknown arguments. Usage: ${usage}`);
  }
}

function problemsText(problems: readonly ImportProblem[]): string {
  const lines = problems
    .slice(0, LISTED)
    // A column may have any name.
    .map(({ line, field, reason }) =>
      `  line ${line}: ${field} ${reason}`.replace(/\p{Cc}/gu, '\ufffd'),
    );
  const more = problems.length - lines.length;
  return [
    'Nothing was imported. Fix these errors and run it again:',
    ...lines,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}

const isJson = (text: string) => /^[\ufeff\s]*[[{]/.test(text);

const knownSlugs = statement<{ slug: string }, { slugs: readonly string[] }>(
  'trackers.known-slugs',
  'select slug from tracker_records where slug = any(:slugs::text[])',
);

const remove = statement<{ id: string }, { slug: string; now: Date }>(
  'trackers.remove-record',
  `update tracker_records set removed_at = :now, is_sample = false where slug = :slug and removed_at is null returning id`,
);

const importCommand = (now: () => Date): OperatorCommand => ({
  words: 'trackers import',
  usage: IMPORT,
  does: 'adds funders and programmes from a CSV or JSON file, or replaces those of the same slugs',
  fileMib: 16,
  async run({ database, tasks }, [text, ...words]) {
    if (text === undefined) throw new CommandError(`Enter a file: ${IMPORT}`);
    const { format, isDryRun } = optionsOf(words, IMPORT);
    const { records, problems } = readRecordFile(text, format ?? (isJson(text) ? 'json' : 'csv'));
    if (problems.length > 0) throw new CommandError(problemsText(problems));
    if (isDryRun) {
      const slugs = records.map(({ slug }) => slug);
      const known = (await knownSlugs.all(database.db, { slugs })).length;
      const added = records.length - known;
      return `${added} would be added and ${known} replaced. Nothing was changed.`;
    }
    const { added, changed } = await database.db.transaction().execute(async (trx) => {
      const saved = await saveRecords(trx, records, now());
      await auditOperator(trx, {
        action: 'trackers.import',
        referenceType: 'TRACKER',
        referenceId: 'all',
        details: { added: saved.added, replaced: saved.changed },
      });
      const sender = tasks.senderOn(trx);
      for (const recordId of saved.opened) {
        await sender.publish(trackerOpened, { recordId, openedAt: now().toISOString() });
      }
      return saved;
    });
    return `${added} added, ${changed} replaced.`;
  },
});

const exportCommand: OperatorCommand = {
  words: 'trackers export',
  usage: EXPORT,
  does: 'writes all funders and programmes in the form that an import takes',
  run: ({ database }, words) =>
    exportRecords(database.db, optionsOf(words, EXPORT).format ?? 'csv'),
};

const removeCommand = (now: () => Date): OperatorCommand => ({
  words: 'trackers remove',
  usage: 'trackers remove SLUG',
  does: 'removes a funder or programme from the lists; an import of its slug brings it back',
  async run({ database }, [slug = '']) {
    await database.db.transaction().execute(async (trx) => {
      const removed = await remove.first(trx, { slug, now: now() });
      if (removed === undefined) throw new CommandError(`There’s no record “${slug}”.`);
      await fillAngelSample(trx);
      await auditOperator(trx, {
        action: 'trackers.remove',
        referenceType: 'TRACKER',
        referenceId: removed.id,
      });
    });
    return `${slug} was removed.`;
  },
});

const reportsCommand: OperatorCommand = {
  words: 'trackers reports',
  usage: 'trackers reports',
  does: 'lists what members reported as outdated',
  async run({ database }) {
    const reports = await listOpenReports(database.db);
    if (reports.length === 0) return 'No reports.';
    const lines = reports.map(
      ({ created_at: at, slug, note }) =>
        `${at.toISOString().slice(0, 10)} ${slug}: ${note.replace(/\p{Cc}/gu, ' ')}`,
    );
    const isCut = reports.length === LISTED_REPORTS;
    return [...lines, ...(isCut ? ['There may be more.'] : [])].join('\n');
  },
};

const solvedCommand = (now: () => Date): OperatorCommand => ({
  words: 'trackers solved',
  usage: 'trackers solved SLUG',
  does: 'marks the reports on a funder or programme as dealt with',
  async run({ database }, [slug = '']) {
    const count = await database.db.transaction().execute(async (trx) => {
      const solved = await solveReports(trx, slug, now());
      const [first] = solved;
      if (first === undefined) throw new CommandError(`There’s no open report on “${slug}”.`);
      await auditOperator(trx, {
        action: 'trackers.solved',
        referenceType: 'TRACKER',
        referenceId: first.record_id,
        details: { count: solved.length },
      });
      return solved.length;
    });
    return `${count} ${count === 1 ? 'report' : 'reports'} solved.`;
  },
});

/** @param now the server's clock */
export const trackersCommands = (now: () => Date): readonly OperatorCommand[] => [
  importCommand(now),
  exportCommand,
  removeCommand(now),
  reportsCommand,
  solvedCommand(now),
];
