import { readOwnMentor, saveOwnMentor, setMentorState } from '@upround/mentor/contract';
import { implement, memberOf, type CallImplementation } from '@upround/shared/server-kit';
import { toOwnMentor } from './own-mentor.mapper';
import { saveOwn, setOwnState, type OwnSettings } from './own-mentor.service';
import { findOwn } from './own-mentor.store';

/** The calls on one's own profile as a mentor. */
export const ownMentorRoutes = (settings: OwnSettings): CallImplementation[] => [
  implement(readOwnMentor, {
    handle: async (context) => {
      const row = await findOwn(context.db, memberOf(context).userId);
      if (row === undefined) return { mentor: null };
      return { mentor: await toOwnMentor(context.db, row, settings.now()) };
    },
  }),
  implement(saveOwnMentor, {
    handle: (context, { body }) => saveOwn(settings, context, body),
  }),
  implement(setMentorState, {
    handle: (context, { body }) => setOwnState(settings, context, body.state),
  }),
];
