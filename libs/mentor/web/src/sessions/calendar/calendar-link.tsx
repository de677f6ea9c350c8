import { useState } from 'react';
import { toast } from '@upround/shared/toasts';
import { AlertDialog, Button, Field, TextInput } from '@upround/shared/ui';
import { useSessionsText } from '../messages/catalogue';
import { useCalendarWrites } from './use-calendar-writes';

/** The link to the member's calendar, how to use it, and how to end it. */
export function CalendarLink({ url }: { url: string }) {
  const t = useSessionsText();
  const { replace, remove } = useCalendarWrites();
  const [asked, setAsked] = useState<'replace' | 'delete'>();
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => toast.show({ text: t('calendar.copied') }),
      () => toast.show({ type: 'error', text: t('calendar.copyFailed') }),
    );
  const confirm = () =>
    (asked === 'delete' ? remove : replace).mutate(undefined, {
      onSettled: () => setAsked(undefined),
    });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-2">
        <Field label={t('calendar.label')} hint={t('calendar.secret')} className="w-full">
          <TextInput readOnly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
        <Button variant="primary" onClick={copy}>
          {t('calendar.copy')}
        </Button>
      </div>
      <section className="flex flex-col gap-1 text-small">
        <h3 className="font-medium">{t('calendar.how')}</h3>
        <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
          <li>{t('calendar.google')}</li>
          <li>{t('calendar.apple')}</li>
          <li>{t('calendar.outlook')}</li>
        </ul>
      </section>
      <div className="flex flex-wrap gap-2 border-t pt-4">
        <Button onClick={() => setAsked('replace')}>{t('calendar.replace')}</Button>
        <Button variant="quiet" onClick={() => setAsked('delete')}>
          {t('calendar.delete')}
        </Button>
      </div>
      {asked !== undefined && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={t(`calendar.${asked}Title`)}
          confirmText={t(`calendar.${asked}`)}
          busy={replace.isPending || remove.isPending}
          onConfirm={confirm}
        >
          {t(`calendar.${asked}Text`)}
        </AlertDialog>
      )}
    </div>
  );
}
