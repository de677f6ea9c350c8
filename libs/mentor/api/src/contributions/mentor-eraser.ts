import { statement } from '@upround/shared/db';
import type { Eraser } from '@upround/shared/ports';

type Person = { userId: string };

const erasing = (name: string, source: string) =>
  statement<never, Person>(`mentor.erase-${name}`, source);

const ofPerson = `(mentee_id = :userId::uuid or mentor_user_id = :userId::uuid)`;

/** In this order. */
const steps = [
  // Reviews of the person's own, and what they added to the figures of mentors.
  erasing(
    'ratings',
    `update mentors m set rating_sum = m.rating_sum - gone.stars, review_count = m.review_count - gone.count
     from (select mentor_id, sum(stars)::int as stars, count(*)::int as count from mentor_reviews
       where author_id = :userId::uuid and by = 'MENTEE' and revealed_at is not null and hidden_at is null
       group by mentor_id) gone
     where m.id = gone.mentor_id`,
  ),
  erasing('reviews', 'delete from mentor_reviews where author_id = :userId::uuid'),
  erasing('waits', 'delete from mentor_waits where user_id = :userId::uuid'),
  erasing(
    'calendar-addresses',
    'delete from mentor_calendar_addresses where user_id = :userId::uuid',
  ),
  // Sessions with someone who is gone don't take the other side's time.
  erasing(
    'taken-times',
    `delete from mentor_taken_times t using mentor_bookings b where b.id = t.booking_id and ${ofPerson}`,
  ),
  erasing(
    'live-bookings',
    `update mentor_bookings set state = 'CANCELLED', ended_at = now(), updated_at = now()
     where ${ofPerson} and state in ('REQUESTED', 'CONFIRMED', 'RESCHEDULED')`,
  ),
  erasing(
    'mentee-texts',
    `update mentor_bookings set goal = '', context = '', links = '{}', mentee_zone = 'UTC', cancel_reason = null
     where mentee_id = :userId::uuid`,
  ),
  erasing(
    'mentor-texts',
    `update mentor_bookings set title = '', join_url = null, decline_reason = null, cancel_reason = null
     where mentor_user_id = :userId::uuid`,
  ),
  erasing(
    'steps',
    `update mentor_booking_steps set actor_id = null, note = '' where actor_id = :userId::uuid`,
  ),
  erasing(
    'calendars',
    `delete from mentor_calendars c using mentors m where m.id = c.mentor_id and m.user_id = :userId::uuid`,
  ),
  erasing(
    'services',
    `delete from mentor_services s using mentors m where m.id = s.mentor_id and m.user_id = :userId::uuid`,
  ),
  erasing(
    'waits-for-mentor',
    `delete from mentor_waits w using mentors m where m.id = w.mentor_id and m.user_id = :userId::uuid`,
  ),
  erasing(
    'unbooked-mentor',
    `delete from mentors m where m.user_id = :userId::uuid
       and not exists (select from mentor_bookings b where b.mentor_id = m.id)`,
  ),
  erasing(
    'mentor',
    `update mentors set state = 'REMOVED', slug = null, request_id = null, proof = '', decline_reason = null,
       headline = '', about = '', stages = '{}', needs = '{}', languages = '{}', zone = 'UTC',
       weekly = '{"MON":[],"TUE":[],"WED":[],"THU":[],"FRI":[],"SAT":[],"SUN":[]}', overrides = '{}',
       holidays = '{}', join_url = null, price_from = null, next_slot_at = null
     where user_id = :userId::uuid`,
  ),
];

/**
 * Deletes what a person wrote as a mentee and as a mentor. Their sessions stay without texts, for the other side's
 * account of them.
 */
export const mentorEraser: Eraser = {
  name: 'mentor',
  tables: [
    'mentors',
    'mentor_services',
    'mentor_calendars',
    'mentor_bookings',
    'mentor_taken_times',
    'mentor_booking_steps',
    'mentor_reviews',
    'mentor_waits',
    'mentor_calendar_addresses',
  ],
  async erase(trx, userId) {
    for (const step of steps) await step.all(trx, { userId });
    return [];
  },
};
