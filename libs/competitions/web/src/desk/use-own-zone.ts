import { useI18nSettings } from '@upround/shared/i18n';
import { ownZone } from '@upround/shared/time-zones';

/** The zone on whose clock the organiser writes moments: the one that pages show them in. */
export const useOwnZone = (): string => useI18nSettings().timeZone ?? ownZone();
