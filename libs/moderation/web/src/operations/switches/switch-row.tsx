import type { SwitchState } from '@upround/moderation/contract';
import { links } from '@upround/shared/links';
import { Badge, Button, Link, Name, SettingRow, Time } from '@upround/shared/ui';
import { useOperationsText } from '../messages/catalogue';

/** One switch: what it stops, whether it's off, and since when, by whom and why. */
export function SwitchRow({ state, onTurn }: { state: SwitchState; onTurn: () => void }) {
  const t = useOperationsText();
  const { name, off } = state;
  const feature = t(`switches.name.${name}`);
  const isOff = off !== null;
  return (
    <SettingRow
      title={feature}
      level={3}
      hint={t(`switches.hint.${name}`)}
      value={
        <Badge tone={isOff ? 'danger' : 'success'}>
          {t(isOff ? 'switches.off' : 'switches.on')}
        </Badge>
      }
      action={
        <Button
          size="small"
          aria-label={t(isOff ? 'switches.turnOnName' : 'switches.turnOffName', { name: feature })}
          onClick={onTurn}
        >
          {t(isOff ? 'switches.turnOn' : 'switches.turnOff')}
        </Button>
      }
    >
      {isOff && <OffSince off={off} />}
    </SettingRow>
  );
}

function OffSince({ off }: { off: NonNullable<SwitchState['off']> }) {
  const t = useOperationsText();
  const { since, reason, source, actor } = off;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-small text-muted">
        {t.rich('switches.since', {
          time: () => <Time value={since} form="dateTime" />,
          who: () =>
            actor === null ? (
              t(source === 'member' ? 'switches.deleted' : 'switches.operator')
            ) : (
              <Link href={links.user(actor.slug)}>
                <Name>{actor.displayName}</Name>
              </Link>
            ),
        })}
      </p>
      {reason !== '' && <p className="text-small wrap-anywhere">{reason}</p>}
    </div>
  );
}
