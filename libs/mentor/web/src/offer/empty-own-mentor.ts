import type { OwnMentor } from '@upround/mentor/contract';
import { ownZone } from '@upround/shared/time-zones';

/** What the form of a member begins with who hasn't saved a profile yet. */
export const emptyOwnMentor = (): OwnMentor => ({
  id: '',
  slug: null,
  state: 'DRAFT',
  declineReason: null,
  isHidden: false,
  headline: '',
  about: '',
  proof: '',
  stages: [],
  needs: [],
  languages: [],
  joinUrl: null,
  isInstant: false,
  hours: {
    zone: ownZone(),
    weekly: { MON: [], TUE: [], WED: [], THU: [], FRI: [], SAT: [], SUN: [] },
    overrides: {},
    holidays: [],
    bufferBefore: 0,
    bufferAfter: 15,
    minimumNotice: 1_440,
    mostPerDay: null,
    horizon: 30,
  },
  services: [],
  calendars: [],
  missing: ['headline', 'about', 'stages', 'needs', 'languages', 'proof', 'hours', 'services'],
  sessions: 0,
  waitingCount: 0,
});
