import { describeCall } from '@upround/shared/contract-core';
import type { CallDocs } from '@upround/shared/contract-core';
import {
  hoursFixture,
  mentorFixture,
  mentorServiceFixtures,
  ownMentorFixture,
} from './mentor.fixtures';
import {
  addBusyCalendar,
  addService,
  readOwnMentor,
  removeBusyCalendar,
  retireService,
  saveHours,
  saveOwnMentor,
  saveService,
  setMentorState,
} from './own-mentor.calls';

const own = ownMentorFixture;
const [, { id, title, about, minutes, step, price, cancelWindowHours, moveWindowHours }] =
  mentorServiceFixtures;
const draft = {
  title,
  about,
  minutes,
  step,
  amount: price.amount,
  cancelWindowHours,
  moveWindowHours,
};
const calendarId = '018bcfe5-6800-7000-8000-000000000021';

/** What the API's documentation says about being a mentor. */
export const ownMentorDocs: readonly CallDocs[] = [
  describeCall(readOwnMentor, {
    description:
      'Returns your own profile with hours, services and calendars; null if you never began one.',
    output: { mentor: own },
  }),
  describeCall(saveOwnMentor, {
    description:
      'Changes the fields that are given; the first request begins a draft. With `submit` a complete profile goes to staff, who approve or decline it. An approved profile can be edited without asking again.',
    input: { body: { headline: own.headline, needs: own.needs } },
    output: own,
  }),
  describeCall(setMentorState, {
    description:
      'A paused profile isn’t listed and takes no new sessions. Sessions that are booked stay booked.',
    input: { body: { state: 'PAUSED' } },
    output: { ...own, state: 'PAUSED' },
  }),
  describeCall(saveHours, {
    description:
      'Replaces your hours, which are those of your own clock. An override replaces the hours of one day, and a holiday closes it. Booked sessions outside the new hours stay; `conflicts` lists them.',
    input: { body: hoursFixture },
    output: { hours: hoursFixture, preview: mentorFixture.nextSlots, conflicts: [] },
  }),
  describeCall(addService, {
    description:
      'Adds a service at the end of your list. The price includes tax, in paise; with 0 it is free and nothing has to be paid.',
    input: { body: draft },
    output: own,
  }),
  describeCall(saveService, {
    description:
      'Changes the fields that are given. Sessions that are booked keep the length, price and windows with which they were booked.',
    input: { params: { id }, body: { amount: price.amount, position: 1 } },
    output: own,
  }),
  describeCall(retireService, {
    description:
      'The service can’t be booked any more. Sessions of it that are booked take place all the same.',
    input: { params: { id } },
    output: { ...own, services: own.services.slice(0, 1) },
  }),
  describeCall(addBusyCalendar, {
    description:
      'Reads the calendar at an `.ics` address now and every hour. Only the times are stored, no titles and no people, and times in which you are free in that calendar don’t count.',
    input: { body: { url: 'https://calendar.example.com/sunita.ics' } },
    output: {
      id: calendarId,
      host: 'calendar.example.com',
      readAt: '2027-03-09T06:00:00.000Z',
      problem: null,
      busyCount: 14,
    },
  }),
  describeCall(removeBusyCalendar, {
    description: 'Deletes the address of the calendar and all busy times that were read from it.',
    input: { params: { id: calendarId } },
  }),
];
