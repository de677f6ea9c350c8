import type { OwnEntry } from '@upround/competitions/contract';
import { FormColumns, Notice } from '@upround/shared/ui';
import { AnswerList } from '../components/answer-list';
import { Part } from '../components/part';
import type { CompetitionView } from '../model/competition-view';
import { HiddenNotice } from './hidden-notice';
import { useEntryText } from './messages/catalogue';
import { OwnResultPart } from './own-result';
import { ReceiptCard } from './receipt-card';
import { TeamPart } from './team-part';

interface EntryReadOnlyProps {
  view: CompetitionView;
  entry: OwnEntry;
}

const ignore = () => undefined;

/** The member's entry once entries are closed. */
export function EntryReadOnly({ view, entry }: EntryReadOnlyProps) {
  const t = useEntryText();
  const { slug, form, phase } = view.competition;
  const { receipt } = entry;
  const isOut = phase === 'RESULT';
  const state =
    receipt === null ? 'draft' : !entry.isChanged ? 'submitted' : isOut ? 'judged' : 'changed';
  return (
    <FormColumns
      asideLabel={t('form.aside')}
      aside={
        <div className="flex flex-col gap-4">
          {receipt !== null && <ReceiptCard slug={slug} receipt={receipt} />}
          <TeamPart view={view} entry={entry} canChange={false} onLeft={ignore} />
        </div>
      }
    >
      <Part title={t('title')}>
        {!(isOut && state === 'submitted') && (
          <Notice
            tone={state === 'submitted' ? 'info' : 'warning'}
            title={state === 'judged' ? undefined : t('read.closed')}
          >
            {t(`read.${state}`)}
          </Notice>
        )}
        <HiddenNotice entry={entry} />
        {isOut && receipt !== null && (
          <OwnResultPart slug={slug} certificate={entry.hiddenAs === null ? receipt.code : null} />
        )}
        <section aria-label={t('read.answers')} className="flex min-w-0 flex-col gap-4 pt-5">
          <h3 className="text-body font-semibold">{t('read.answers')}</h3>
          <AnswerList
            form={form}
            answers={entry.answers}
            head={[
              { label: t('form.title'), value: entry.title },
              { label: t('form.tagline'), value: entry.tagline },
            ]}
          />
        </section>
      </Part>
    </FormColumns>
  );
}
