import { useMutation } from '@tanstack/react-query';
import { readCaseMessages } from '@upround/moderation/contract';
import { mutationFor } from '@upround/shared/query';
import { useFailureToast } from '@upround/shared/toasts';
import { Button, Surface, Time } from '@upround/shared/ui';
import { Face } from '../terms/face';
import { useQueueText } from './messages/catalogue';

/** Messages come with names alone, so the face is the drawn one. */
const personOf = (id: string, displayName: string) =>
  displayName === '' ? null : { id, displayName, avatarUrl: null };

/** The messages around a reported one, once a moderator asks for them. */
export function CaseMessages({ caseId }: { caseId: string }) {
  const t = useQueueText();
  const fail = useFailureToast();
  const { mutate, data, isPending } = useMutation({
    ...mutationFor(readCaseMessages),
    onError: (error) => fail(error, t('detail.messagesFailed')),
  });
  return (
    <Surface className="flex flex-col items-start gap-3">
      <h4 className="text-small font-semibold">{t('detail.messages')}</h4>
      {data === undefined ? (
        <>
          <p className="text-small text-muted">{t('detail.messagesHint')}</p>
          <Button size="small" busy={isPending} onClick={() => mutate({ params: { id: caseId } })}>
            {t('detail.readMessages')}
          </Button>
        </>
      ) : data.messages.length === 0 ? (
        <p className="text-small text-muted">{t('detail.noMessages')}</p>
      ) : (
        <ol className="flex w-full flex-col gap-3">
          {data.messages.map(({ authorId, authorName, text, at }, place) => (
            <li key={place} className="flex items-start gap-3 text-small">
              <Face person={personOf(authorId, authorName)} size={32} />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap gap-x-2">
                  <span className="font-medium wrap-anywhere">
                    {authorName || t('detail.deleted')}
                  </span>
                  <span className="ml-auto text-muted">
                    <Time value={at} form="dateTime" />
                  </span>
                </p>
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Surface>
  );
}
