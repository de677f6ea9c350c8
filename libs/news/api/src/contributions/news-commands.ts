import { CommandError, type OperatorCommand } from '@upround/shared/ports';
import { auditOperator, type OperatorAct } from '@upround/shared/server-kit';
import { sourceAdmin } from '../source/source-admin';
import type { SourceHealth } from '../source/source.store';

/** `2026-03-01 06:30`, in UTC. */
const moment = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';

const listed = (source: SourceHealth) =>
  [source.slug, source.state, `${source.story_count} stories`, source.feed_url].join('  ');

function healthOf(source: SourceHealth): string {
  const lastError =
    source.failures === 0
      ? 'well'
      : `${source.failures} failures in a row, last ${source.last_error ?? 'unknown'} at ${moment(source.last_error_at)}`;
  const next = source.state === 'PAUSED' ? 'paused' : `next ${moment(source.next_read_at)}`;
  return [source.slug, `read ${moment(source.last_ok_at)}`, next, lastError].join('  ');
}

function pauseCommand(isPaused: boolean): OperatorCommand['run'] {
  return async ({ database }, [slug]) => {
    if (slug === undefined) throw new CommandError('Enter the source’s slug. See `sources list`.');
    const found = await database.db.transaction().execute(async (trx) => {
      const isThere = await sourceAdmin.setPaused(trx, slug, isPaused);
      const action = isPaused ? 'source.pause' : 'source.resume';
      if (isThere) await auditOperator(trx, { action, referenceType: 'SOURCE', referenceId: slug });
      return isThere;
    });
    if (!found) throw new CommandError(`No source has the slug ${slug}.`);
    return isPaused ? `${slug} is paused.` : `${slug} will be read within five minutes.`;
  };
}

function hideCommand(isHidden: boolean): OperatorCommand['run'] {
  return async ({ database }, [slug]) => {
    if (slug === undefined) throw new CommandError('Enter the story’s slug, the end of its URL.');
    const id = await database.db.transaction().execute(async (trx) => {
      const found = await sourceAdmin.setStoryHidden(trx, slug, isHidden);
      if (found === null) return null;
      const action = isHidden ? 'story.hide' : 'story.show';
      await auditOperator(trx, {
        action,
        referenceType: 'NEWS',
        referenceId: found,
        details: { slug },
      });
      return found;
    });
    if (id === null) throw new CommandError(`No story has the slug ${slug}.`);
    return isHidden ? `${slug} is now hidden.` : `${slug} is visible again.`;
  };
}

const addedSource = (slug: string): OperatorAct => ({
  action: 'source.add',
  referenceType: 'SOURCE',
  referenceId: slug,
});

/** What was typed does not fit; anything else is our failure. */
function sayWhatFits(error: unknown): never {
  if (error instanceof RangeError) throw new CommandError(error.message);
  throw error;
}

const none = 'There are no sources yet. Add one, or import an OPML file.';

/** What an operator does with the sources of news. */
export const newsCommands: readonly OperatorCommand[] = [
  {
    words: 'sources list',
    usage: 'sources list',
    does: 'lists the news sources',
    async run({ database }) {
      const sources = await sourceAdmin.health(database.db);
      return sources.map(listed).sort().join('\n') || none;
    },
  },
  {
    words: 'sources health',
    usage: 'sources health',
    does: 'shows when each source was last read and its errors',
    async run({ database }) {
      return (await sourceAdmin.health(database.db)).map(healthOf).join('\n') || none;
    },
  },
  {
    words: 'sources add',
    usage: 'sources add FEED_URL [NAME]',
    does: 'adds a feed',
    async run({ database }, [feed, ...name]) {
      if (feed === undefined) throw new CommandError('Enter the feed’s URL.');
      const slug = await database.db
        .transaction()
        .execute(async (trx) => {
          const added = await sourceAdmin.add(trx, feed, name.join(' ') || undefined);
          if (added !== null) await auditOperator(trx, addedSource(added));
          return added;
        })
        .catch(sayWhatFits);
      return slug === null ? 'This feed has already been added.' : `${slug} was added.`;
    },
  },
  {
    words: 'sources import',
    usage: 'sources import FILE',
    does: 'adds the feeds in an OPML file',
    fileMib: 1,
    async run({ database }, [opml]) {
      if (opml === undefined) throw new CommandError('Enter an OPML file.');
      const { added, known } = await database.db
        .transaction()
        .execute(async (trx) => {
          const imported = await sourceAdmin.importOpml(trx, opml);
          for (const slug of imported.added) await auditOperator(trx, addedSource(slug));
          return imported;
        })
        .catch(sayWhatFits);
      return `${added.length} added, ${known} already existed.${added.map((slug) => `\n  ${slug}`).join('')}`;
    },
  },
  {
    words: 'sources export',
    usage: 'sources export',
    does: 'exports the sources as OPML',
    run: ({ database }) => sourceAdmin.exportOpml(database.db),
  },
  {
    words: 'sources pause',
    usage: 'sources pause SLUG',
    does: 'stops reading a source; its stories stay',
    run: pauseCommand(true),
  },
  {
    words: 'sources resume',
    usage: 'sources resume SLUG',
    does: 'reads a paused source again',
    run: pauseCommand(false),
  },
  {
    words: 'sources hide-story',
    usage: 'sources hide-story SLUG',
    does: 'hides a story permanently, even when its source is read again',
    run: hideCommand(true),
  },
  {
    words: 'sources show-story',
    usage: 'sources show-story SLUG',
    does: 'shows a hidden story again',
    run: hideCommand(false),
  },
];
