import { section } from './words';

/** What holds in every competition here. */
export const entering = (team: string) =>
  section(
    'Entering',
    'You can be in one entry only: your own or your team’s.',
    team,
    'Until the deadline you can change your entry and submit it again. The last submission counts.',
    'Each time you submit, you get a receipt with the time and a checksum of your text. If something goes wrong on our side, we go by that receipt.',
    'After the deadline, no one can change an entry, not even us.',
  );

/** How scores come about. */
export const scoring = (judges: string) =>
  section(
    'Judging',
    judges,
    'Each judge reads alone first and scores every criterion from 1 to 10.',
    'A judge who has invested in a team, worked with it or is related to someone in it doesn’t score that entry.',
  );
