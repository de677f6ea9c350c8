import { Video } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { mentorLimits, type Booking } from '@upround/mentor/contract';
import { webAddressSchema } from '@upround/shared/domain';
import { useFailureReason } from '@upround/shared/query';
import { Button, ButtonLink, Field, LiveRegion, TextInput } from '@upround/shared/ui';
import { useSessionClock } from '../../model/use-session-clock';
import { otherOf } from '../data/sides';
import { useChangeSession } from '../data/use-change-session';
import { useNow } from '../../model/use-now';
import { useSessionsText } from '../messages/catalogue';
import { Part } from './part';

const STEP = 5;

/** The meeting link, or when it's shown. A mentor can set one for this session. */
export function JoinPart({ session }: { session: Booking }) {
  const t = useSessionsText();
  return (
    <Part title={t('join.title')}>
      <JoinLink session={session} />
      {session.side === 'MENTOR' && <OwnLink session={session} />}
    </Part>
  );
}

function JoinLink({ session }: { session: Booking }) {
  const t = useSessionsText();
  const clock = useSessionClock();
  const now = useNow(STEP);
  const { join, start, end, side } = session;
  const name = otherOf(session).person.displayName;
  const timeOf = (moment: string) => clock.withOtherZone(clock.time(moment), moment);
  if (join.url !== null) {
    const isRunning = now >= Date.parse(start);
    return (
      <div className="flex flex-col items-start gap-2">
        <ButtonLink href={join.url} target="_blank" rel="noreferrer" variant="primary" icon={Video}>
          {t('join.open')}
        </ButtonLink>
        <p className="text-small text-muted figures">
          {isRunning
            ? t('join.running', { time: timeOf(end) })
            : t('join.openText', { time: timeOf(start) })}
        </p>
      </div>
    );
  }
  if (now < Date.parse(join.from)) {
    return (
      <p className="text-small text-muted figures">
        {t('join.from', {
          time: clock.withOtherZone(clock.dayAndTime(join.from), join.from),
          minutes: mentorLimits.joinMinutes,
        })}
      </p>
    );
  }
  return (
    <p className="text-small">
      {side === 'MENTEE'
        ? t('join.missingMentee', { name })
        : `${t('join.missing')} ${t('join.missingMentor', { name })}`}
    </p>
  );
}

/** The mentor's link for this session alone. */
function OwnLink({ session }: { session: Booking }) {
  const t = useSessionsText();
  const clock = useSessionClock();
  const reasonOf = useFailureReason();
  const save = useChangeSession(session.id);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = webAddressSchema.safeParse(text);
    setWrong(!parsed.success);
    if (parsed.success) save.mutate({ joinUrl: parsed.data });
  };
  const name = otherOf(session).person.displayName;
  const { from } = session.join;
  const time = clock.withOtherZone(clock.dayAndTime(from), from);
  const saved = save.isSuccess ? t('join.saved', { name, time }) : undefined;
  const error = isWrong
    ? t('join.invalid')
    : save.isError
      ? `${t('join.failed')} ${reasonOf(save.error)}`
      : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex max-w-form items-start gap-2">
      <Field label={t('join.own')} hint={saved ?? t('join.ownHint')} error={error} className="grow">
        <TextInput
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          placeholder="https://"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
        />
      </Field>
      <Button type="submit" className="mt-6.5" disabled={text.trim() === ''} busy={save.isPending}>
        {t('join.save')}
      </Button>
      <LiveRegion>{saved}</LiveRegion>
    </form>
  );
}
