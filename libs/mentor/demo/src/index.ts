import type { MentorsDemo } from '@upround/mentor/api';
import { mentorsAbroad } from './mentors-abroad.data';
import { mentorsInIndia } from './mentors-india.data';
import { sessionsAhead } from './sessions-ahead.data';
import { pastSessions } from './sessions-past.data';
import { sessionsOfSunita } from './sessions-sunita.data';

export const mentors: MentorsDemo['mentors'] = [...mentorsInIndia, ...mentorsAbroad];
export const sessions: MentorsDemo['sessions'] = [
  ...sessionsOfSunita,
  ...pastSessions,
  ...sessionsAhead,
];

export const zones: MentorsDemo['zones'] = {
  'amara-okafor': 'Africa/Lagos',
  'camila-rojas': 'America/Bogota',
  'daniel-kimani': 'Africa/Nairobi',
  'hana-suzuki': 'Asia/Tokyo',
  'sofia-almeida': 'Europe/Lisbon',
  'thu-ha-nguyen': 'Asia/Ho_Chi_Minh',
};

export const waits: MentorsDemo['waits'] = [
  { mentor: 'mei-lin-tan', member: 'karthik-venkat', daysAgo: 3 },
  { mentor: 'mei-lin-tan', member: 'sana-malik', daysAgo: 2 },
  { mentor: 'mei-lin-tan', member: 'meera-nair', daysAgo: 1 },
];
