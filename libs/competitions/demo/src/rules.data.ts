import { section } from './words';

/** What holds in every competition here. */
export const entering = (team: string) =>
  section(
    'Entering',
    'You can be in one entry only, your own or a team’s.',
    team,
    'Until the deadline you can change your entry and submit it again. The last submission counts.',
    'With each submission you get a receipt with its time and a code of its text. If something goes wrong on our side, that receipt is what we go by.',
    'After the deadline no one can change an entry, and that includes us.',
  );

/** How scores come about. */
export const scoring = (judges: string) =>
  section(
    'Judging',
    judges,
    'Each judge reads alone first and scores every criterion from 1 to 10.',
    'A judge who has invested in a team, worked with it or is related to someone in it doesn’t score that entry.',
  );
