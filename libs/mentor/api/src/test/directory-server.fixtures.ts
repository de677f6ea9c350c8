import {
  addService,
  hoursFixture,
  saveHours,
  saveOwnMentor,
  type MentorHours,
  type OwnMentorChange,
  type ServiceDraft,
} from '@upround/mentor/contract';
import { TEST_SECRET, createTestServer } from '@upround/shared/testing-server';
import type { TestMember, TestServer } from '@upround/shared/testing-server';
import { createMentors } from '../mentor-module';
import { noMails } from './mentor-listeners.fixtures';
import { profileApprovals } from '../contributions/profile-approvals';

const day = [{ from: '10:00', to: '13:00' }];

/** Hours on workdays of Kolkata. */
export const workdays: MentorHours = {
  ...hoursFixture,
  weekly: { MON: day, TUE: day, WED: day, THU: day, FRI: day, SAT: [], SUN: [] },
  overrides: {},
  holidays: [],
  bufferAfter: 0,
  minimumNotice: 0,
  mostPerDay: null,
  horizon: 60,
};

export const profile: OwnMentorChange = {
  headline: 'From the first customer to the hundredth',
  about: 'I sold the first contracts of two companies.',
  proof: 'Head of sales at Tideway from 2014 to 2021.',
  stages: ['SEED'],
  needs: ['SALES', 'HIRING'],
  languages: ['en'],
};

export const anHour: ServiceDraft = {
  title: 'An hour on your sales',
  about: '',
  minutes: 60,
  step: 60,
  amount: 300_000,
  cancelWindowHours: 24,
  moveWindowHours: 12,
};

/** What a mentor of a test is like; the rest is as in `profile`, `workdays` and `anHour`. */
export interface MentorWanted {
  profile?: OwnMentorChange;
  hours?: Partial<MentorHours>;
  service?: Partial<ServiceDraft>;
}

/** The module of mentors on a database of its own. */
export interface DirectoryServer extends TestServer {
  events: { userIds: readonly string[]; name: string }[];
  /** Completes a profile and sends it to staff. */
  apply(as: TestMember, wanted?: MentorWanted): Promise<void>;
  /** The id of the request that waits with this member's profile. */
  requestOf(member: TestMember): Promise<string>;
  /** Decides as staff do. */
  decide(member: TestMember, isApproved: boolean, reason?: string): Promise<boolean>;
  /** A new member whose profile is approved, and whose next slot is read. */
  mentor(name: string, wanted?: MentorWanted): Promise<TestMember>;
  block(one: TestMember, other: TestMember): Promise<void>;
}

const unwrap = <Answer extends { status: number; raw: { body: string } }>(answer: Answer) => {
  if (answer.status >= 300) throw new Error(answer.raw.body);
  return answer;
};

/** Starts the module. */
export async function startDirectory(): Promise<DirectoryServer> {
  const events: DirectoryServer['events'] = [];
  const server = await createTestServer({
    modules: ({ now }) => [
      createMentors({
        now,
        secrets: [TEST_SECRET],
        publicUrl: 'https://upround.example',
        mails: noMails,
        realtime: { send: (userIds, { name }) => void events.push({ userIds, name }) },
      }).module,
    ],
  });
  const apply: DirectoryServer['apply'] = async (as, wanted = {}) => {
    const { hours, service } = wanted;
    unwrap(await server.call(saveHours, { body: { ...workdays, ...hours } }, { as }));
    unwrap(await server.call(addService, { body: { ...anHour, ...service } }, { as }));
    const body = { ...profile, ...wanted.profile, submit: true as const };
    unwrap(await server.call(saveOwnMentor, { body }, { as }));
  };
  const requestOf = async ({ userId }: TestMember) => {
    const waiting = await profileApprovals.list(server.db, { after: null, limit: 100 });
    return waiting.find(({ askedBy }) => askedBy === userId)?.id ?? '';
  };
  const decide = async (member: TestMember, isApproved: boolean, reason = 'Checked.') => {
    const id = await requestOf(member);
    return server.db.transaction().execute((trx) =>
      profileApprovals.decide(
        {
          trx,
          tasks: server.tasks.senderOn(trx),
          now: server.clock.now(),
          staffId: member.userId,
        },
        id,
        { isApproved, reason },
      ),
    );
  };
  return {
    ...server,
    events,
    apply,
    requestOf,
    decide,
    mentor: async (name, wanted) => {
      const member = await server.signUpAs(name, { displayName: `${name} Example` });
      await apply(member, wanted);
      await decide(member, true);
      await server.runTasks();
      return member;
    },
    block: async (one, other) => {
      await server.database.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [
        one.userId,
        other.userId,
      ]);
    },
  };
}
