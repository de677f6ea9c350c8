import { useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import {
  addBusyCalendar,
  mentorErrors,
  mentorLimits,
  removeBusyCalendar,
  type BusyCalendar,
} from '@upround/mentor/contract';
import { api, ApiError } from '@upround/shared/api-client';
import { webAddressSchema } from '@upround/shared/domain';
import { useFormat } from '@upround/shared/i18n';
import { toast, useFailureToast } from '@upround/shared/toasts';
import { Button, Field, ICON_STROKE, InlineError, MetaLine, TextInput } from '@upround/shared/ui';
import { useOfferText } from '../messages/catalogue';
import { rereadOwnMentor } from '../own-mentor-cache';
import { OfferPart } from './offer-part';

/** Calendars of the mentor's own, whose busy times can't be booked. */
export function CalendarsPart({ calendars }: { calendars: readonly BusyCalendar[] }) {
  const t = useOfferText();
  return (
    <OfferPart id="calendars" title={t('parts.calendars')}>
      <p className="-mt-2 text-small text-muted">{t('calendars.hint')}</p>
      {calendars.length > 0 && (
        <ul className="divide-y rounded-surface border bg-surface-raised">
          {calendars.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} />
          ))}
        </ul>
      )}
      {calendars.length < mentorLimits.calendars && <AddCalendar />}
    </OfferPart>
  );
}

function CalendarRow({ calendar }: { calendar: BusyCalendar }) {
  const t = useOfferText();
  const format = useFormat();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const { id, host, readAt, problem, busyCount } = calendar;
  const remove = async () => {
    setBusy(true);
    try {
      await api.call(removeBusyCalendar, { params: { id } });
      await rereadOwnMentor(client);
      toast.show({ text: t('calendars.removed') });
    } catch (error) {
      fail(error, t('calendars.removeFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex items-start gap-3 p-4">
      <CalendarSync
        aria-hidden
        size={20}
        strokeWidth={ICON_STROKE}
        className="mt-0.5 shrink-0 text-muted"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="truncate font-medium">{host}</p>
        <MetaLine>
          <span>
            {readAt === null
              ? t('calendars.neverRead')
              : t('calendars.read', { when: format.relative(readAt) })}
          </span>
          <span>{t('calendars.busy', { count: busyCount })}</span>
        </MetaLine>
        {problem !== null && <InlineError>{t('calendars.problem')}</InlineError>}
      </div>
      <Button
        size="small"
        busy={isBusy}
        aria-label={t('calendars.removeNamed', { host })}
        onClick={() => void remove()}
      >
        {t('calendars.remove')}
      </Button>
    </li>
  );
}

function AddCalendar() {
  const t = useOfferText();
  const client = useQueryClient();
  const fail = useFailureToast();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<'invalid' | 'unreadable' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    if (!webAddressSchema.safeParse(url).success) {
      setProblem('invalid');
      return;
    }
    setBusy(true);
    try {
      await api.call(addBusyCalendar, { body: { url: url.trim() } });
      setUrl('');
      await rereadOwnMentor(client);
      toast.show({ text: t('calendars.added') });
    } catch (error) {
      const isUnreadable =
        error instanceof ApiError && error.code === mentorErrors.CALENDAR_UNREADABLE.code;
      if (isUnreadable) setProblem('unreadable');
      else fail(error, t('calendars.addFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field
        label={t('calendars.url')}
        className="grow basis-64"
        error={problem !== null && t(`calendars.${problem}`)}
      >
        <TextInput
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          value={url}
          onChange={({ target }) => {
            setUrl(target.value);
            setProblem(null);
          }}
        />
      </Field>
      <Button type="submit" className="mt-6" busy={isBusy}>
        {t('calendars.add')}
      </Button>
    </form>
  );
}
