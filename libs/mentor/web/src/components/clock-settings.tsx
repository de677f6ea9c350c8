import { Globe } from 'lucide-react';
import { labelOf, offsetOf, TimeZoneField } from '@upround/shared/time-zones';
import { Button, Popover, SegmentedControl } from '@upround/shared/ui';
import { useMentorText } from '../messages/catalogue';
import { useSessionClock } from '../model/use-session-clock';

/** In which zone and on which clock times are shown, and the switch of both. */
export function ClockSettings() {
  const t = useMentorText();
  const clock = useSessionClock();
  return (
    <Popover
      label={t('clock.settings')}
      trigger={
        <Button variant="quiet" size="small" icon={Globe} className="max-w-full">
          {t('clock.shownIn', { zone: labelOf(clock.zone), offset: offsetOf(clock.zone) })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <TimeZoneField label={t('clock.zone')} value={clock.zone} onChange={clock.chooseZone} />
        <SegmentedControl
          wide
          label={t('clock.label')}
          options={[
            { value: 'h12', label: t('clock.twelve') },
            { value: 'h23', label: t('clock.twentyFour') },
          ]}
          value={clock.isTwelveHour ? 'h12' : 'h23'}
          onChange={(cycle) => clock.chooseTwelveHour(cycle === 'h12')}
        />
      </div>
    </Popover>
  );
}
