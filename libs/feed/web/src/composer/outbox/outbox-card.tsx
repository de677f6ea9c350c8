import { useFormat } from '@upround/shared/i18n';
import { useSession } from '@upround/shared/session';
import { Avatar, Button, InlineError } from '@upround/shared/ui';
import { RichText } from '@upround/social/web';
import { draftTitle, optionTexts } from '../model/draft';
import type { OutboxEntry } from '../composer-atoms';
import { useComposerText } from '../messages/catalogue';
import { useOutbox } from './use-outbox';

/** A post that is being sent or failed, with its text and actions. */
export function OutboxCard({ entry }: { entry: OutboxEntry }) {
  const t = useComposerText();
  const format = useFormat();
  const { user } = useSession();
  const outbox = useOutbox();
  const { draft, state } = entry;
  const whyOf = (failure: OutboxEntry['failure']) => {
    if (failure === null) return t('outbox.cutOff');
    // An earlier version of the app stored no reason.
    const why = failure.why || t(failure.isOffline ? 'outbox.unreachable' : 'outbox.unknown');
    return failure.isOffline ? t('outbox.offline', { why }) : why;
  };
  const name = user?.displayName ?? '';
  const why = whyOf(entry.failure);
  const optionCount = optionTexts(draft).filter((option) => option.trim()).length;
  const notes = [
    draft.mode !== 'idea' &&
      draft.pictures.length > 0 &&
      t('outbox.pictureCount', { count: draft.pictures.length }),
    draft.mode === 'poll' && t('outbox.pollOptions', { count: optionCount }),
    draft.mode === 'quiz' && t('outbox.quizOptions', { count: optionCount }),
    draft.mode === 'idea' && t('outbox.idea'),
    draft.mode === 'thread' && t('outbox.parts', { count: draft.parts.length - 1 }),
  ].filter((note) => note !== false);
  return (
    <section
      aria-label={t(draft.mode === 'idea' ? 'outbox.ideaLabel' : 'outbox.label')}
      aria-busy={state === 'sending'}
      className="flex gap-3 border-b bg-surface-sunken px-4 medium:px-6 pt-4 pb-3"
    >
      <Avatar size={40} name={name} seed={user?.id ?? ''} src={user?.avatarUrl ?? null} />
      <div className="flex min-w-0 grow flex-col gap-2">
        <p className="truncate font-semibold">{name}</p>
        {draftTitle(draft) !== '' && (
          <RichText text={draftTitle(draft)} className="line-clamp-6 text-muted" />
        )}
        {notes.length > 0 && <p className="text-small text-muted">{format.list(notes)}</p>}
        {state === 'sending' ? (
          <p className="flex h-8 items-center text-small text-muted">{t('outbox.sending')}</p>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <InlineError>
              {t('outbox.failed')} {why}
            </InlineError>
            <div className="-ml-3 flex gap-1">
              <Button size="small" variant="quiet" onClick={() => outbox.retry(entry)}>
                {t('outbox.retry')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => void outbox.edit(entry)}>
                {t('outbox.edit')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => outbox.discard(entry)}>
                {t('outbox.discard')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
