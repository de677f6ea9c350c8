import { useSiteText } from '../../messages/catalogue';
import { stepsOf } from './install-steps';
import type { Device } from './this-device';

/** How the site is installed on a device: steps with their numbers, or ways to choose from on a computer. */
export function StepRows({ device }: { device: Device }) {
  const t = useSiteText();
  const isOrdered = device !== 'desktop';
  const List = isOrdered ? 'ol' : 'ul';
  return (
    // Without a list style some screen readers don't announce a list; flex items show no markers.
    <List className="flex list-decimal flex-col gap-2.5 text-small">
      {stepsOf[device].map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden
            className={
              isOrdered
                ? 'flex size-5 shrink-0 items-center justify-center rounded-full bg-accent-subtle text-caption font-semibold text-accent-text figures'
                : 'mt-2 size-1.5 shrink-0 rounded-full bg-strong'
            }
          >
            {isOrdered && index + 1}
          </span>
          {t(step)}
        </li>
      ))}
    </List>
  );
}
