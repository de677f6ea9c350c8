import {
  createCompetition,
  deskCompetitionFixture,
  deskEntryFixture,
  deskItemFixture,
  editCompetition,
  heldVoteFixture,
  listDesk,
  listDeskEntries,
  listHeldVotes,
  readDesk,
  type DeskCompetition,
} from '@upround/competitions/contract';
import { listSuggestions } from '@upround/search/contract';
import { aUser, fakeApi, renderScreen, segment } from '@upround/shared/testing';
import { CompetitionsDesk } from './competitions-desk';

export const { slug, title } = deskCompetitionFixture;
export const section = '/settings?section=competitions';
/** The query of a competition that isn't saved yet. */
export const NEW = '&competition=%2B';

/** The fixture's competition with changes. */
export const aDesk = (changes: Partial<DeskCompetition> = {}): DeskCompetition => ({
  ...deskCompetitionFixture,
  ...changes,
});

/** What makes it a draft. */
export const draft = { isDraft: true, judgeList: [] };

/** An API with one competition in full, and a draft beside it in the list. */
export const apiWith = (changes: Partial<DeskCompetition> = {}) => {
  let one = aDesk(changes);
  return fakeApi()
    .on(readDesk, () => one)
    .on(listDesk, () =>
      segment([
        deskItemFixture,
        { ...deskItemFixture, id: 'other', slug: 'other', title: 'Winter Build', isDraft: true },
      ]),
    )
    .on(listDeskEntries, () => segment([deskEntryFixture]))
    .on(listHeldVotes, () => segment([heldVoteFixture]))
    .on(listSuggestions, () => ({ data: [], queries: [], records: [], tags: [] }))
    .on(editCompetition, ({ body }) => (one = { ...one, title: body.title, draft: body }))
    .on(createCompetition, ({ body }) => {
      one = { ...one, ...draft, slug: 'new-one', title: body.title, draft: body };
      return one;
    });
};

let admins = 0;

/** A person whom no other test has: drafts on the device belong to a person. */
export const anAdmin = () => aUser({ id: `admin-${(admins += 1)}`, roles: ['ADMIN'] });

/** Opens the settings at a competition. */
export const open = (api = apiWith(), query = `&competition=${slug}`, user = anAdmin()) =>
  renderScreen(<CompetitionsDesk />, {
    path: `${section}${query}`,
    pattern: '/settings',
    api,
    user,
  });
