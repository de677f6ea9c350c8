import {
  mentorLimits,
  type MentorService,
  type ServiceChange,
  type ServiceDraft,
} from '@upround/mentor/contract';
import { newId, statement, type Database, type Trx } from '@upround/shared/db';

/** A service that can be booked. */
export interface ServiceRow {
  id: string;
  title: string;
  about: string;
  minutes: number;
  step: number;
  price: number;
  currency: 'INR';
  cancelWindowHours: MentorService['cancelWindowHours'];
  moveWindowHours: MentorService['moveWindowHours'];
}

const open = statement<ServiceRow, { mentorId: string }>(
  'mentor.open-services',
  `select id, title, about, minutes, step, price, currency, cancel_window_hours as "cancelWindowHours",
     move_window_hours as "moveWindowHours"
   from mentor_services where mentor_id = :mentorId::uuid and retired_at is null order by position, id
   limit ${mentorLimits.services}`,
);

/** The services of a mentor that aren't retired, in the mentor's order. */
export const openServices = (db: Database | Trx, mentorId: string): Promise<ServiceRow[]> =>
  open.all(db, { mentorId });

type NewService = ServiceDraft & { id: string; mentorId: string; position: number; now: Date };

const insert = statement<never, NewService>(
  'mentor.insert-service',
  `insert into mentor_services (id, mentor_id, title, about, minutes, step, price, currency, cancel_window_hours,
     move_window_hours, position, created_at)
   values (:id::uuid, :mentorId::uuid, :title, :about, :minutes, :step, :amount, 'INR', :cancelWindowHours,
     :moveWindowHours, :position, :now::timestamptz)`,
);

/** Adds a service behind the others. */
export const insertService = (
  trx: Trx,
  service: ServiceDraft & { mentorId: string; position: number; now: Date },
): Promise<unknown> => insert.all(trx, { id: newId(), ...service });

const update = statement<never, ServiceDraft & { id: string }>(
  'mentor.update-service',
  `update mentor_services set title = :title, about = :about, minutes = :minutes, step = :step, price = :amount,
     cancel_window_hours = :cancelWindowHours, move_window_hours = :moveWindowHours
   where id = :id::uuid`,
);

/** Saves the fields that are given. */
export const updateService = (
  trx: Trx,
  { id, title, about, minutes, step, price, cancelWindowHours, moveWindowHours }: ServiceRow,
  { position: _, ...change }: ServiceChange,
): Promise<unknown> =>
  update.all(trx, {
    title: change.title ?? title,
    about: change.about ?? about,
    minutes: change.minutes ?? minutes,
    step: change.step ?? step,
    amount: change.amount ?? price,
    cancelWindowHours: change.cancelWindowHours ?? cancelWindowHours,
    moveWindowHours: change.moveWindowHours ?? moveWindowHours,
    id,
  });

const order = statement<never, { ids: readonly string[] }>(
  'mentor.order-services',
  `update mentor_services s set position = given.place - 1
   from unnest(:ids::uuid[]) with ordinality given (id, place) where s.id = given.id`,
);

/** Numbers services in this order. */
export const orderServices = (trx: Trx, ids: readonly string[]): Promise<unknown> =>
  order.all(trx, { ids });

const retire = statement<never, { id: string; now: Date }>(
  'mentor.retire-service',
  'update mentor_services set retired_at = :now::timestamptz where id = :id::uuid',
);

export const retireRow = (trx: Trx, id: string, now: Date): Promise<unknown> =>
  retire.all(trx, { id, now });

const price = statement<never, { mentorId: string; now: Date }>(
  'mentor.price-from',
  `update mentors set updated_at = :now::timestamptz, price_from = (
     select min(s.price) from mentor_services s where s.mentor_id = :mentorId::uuid and s.retired_at is null)
   where id = :mentorId::uuid`,
);

/** Keeps the price of the cheapest service, after services changed. */
export const savePriceFrom = (trx: Trx, mentorId: string, now: Date): Promise<unknown> =>
  price.all(trx, { mentorId, now });
