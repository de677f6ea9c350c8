import {
  addService,
  mentorErrors,
  mentorLimits,
  retireService,
  saveService,
  type OwnMentor,
  type ServiceChange,
  type ServiceDraft,
} from '@upround/mentor/contract';
import { coreErrors } from '@upround/shared/contract-core';
import {
  AppError,
  implement,
  memberOf,
  type CallImplementation,
  type WriteContext,
} from '@upround/shared/server-kit';
import {
  ownAfter,
  ownToChange,
  slotsChanged,
  type OwnSettings,
} from '../mentor/own-mentor.service';
import { lockOwn, type OwnMentorRow } from '../mentor/own-mentor.store';
import {
  insertService,
  openServices,
  orderServices,
  retireRow,
  savePriceFrom,
  updateService,
} from './service.store';

async function afterChange(
  settings: OwnSettings,
  context: WriteContext,
  mentor: OwnMentorRow,
): Promise<OwnMentor> {
  await savePriceFrom(context.trx, mentor.id, settings.now());
  await slotsChanged(settings, context, mentor);
  return ownAfter(settings, context);
}

/** @throws AppError `TOO_MANY_SERVICES` */
async function add(settings: OwnSettings, context: WriteContext, draft: ServiceDraft) {
  const { trx } = context;
  const mentor = await ownToChange(settings, context);
  const { length } = await openServices(trx, mentor.id);
  if (length >= mentorLimits.services) throw new AppError(mentorErrors.TOO_MANY_SERVICES);
  await insertService(trx, {
    ...draft,
    mentorId: mentor.id,
    position: length,
    now: settings.now(),
  });
  return afterChange(settings, context, mentor);
}

/** A service of the member's own with all of theirs, locked. @throws AppError `NOT_FOUND` */
async function ownService(context: WriteContext, id: string) {
  const mentor = await lockOwn(context.trx, memberOf(context).userId);
  if (mentor === undefined || mentor.state === 'REMOVED') throw new AppError(coreErrors.NOT_FOUND);
  const services = await openServices(context.trx, mentor.id);
  const service = services.find((one) => one.id === id);
  if (service === undefined) throw new AppError(coreErrors.NOT_FOUND);
  const others = services.map((one) => one.id).filter((one) => one !== id);
  return { mentor, service, others };
}

async function save(
  settings: OwnSettings,
  context: WriteContext,
  id: string,
  change: ServiceChange,
) {
  const { mentor, service, others } = await ownService(context, id);
  await updateService(context.trx, service, change);
  if (change.position !== undefined) {
    await orderServices(context.trx, others.toSpliced(change.position, 0, id));
  }
  return afterChange(settings, context, mentor);
}

async function retire(settings: OwnSettings, context: WriteContext, id: string) {
  const { mentor, others } = await ownService(context, id);
  await retireRow(context.trx, id, settings.now());
  await orderServices(context.trx, others);
  return afterChange(settings, context, mentor);
}

/** The calls on the services of one's own. */
export const serviceRoutes = (settings: OwnSettings): CallImplementation[] => [
  implement(addService, { handle: (context, { body }) => add(settings, context, body) }),
  implement(saveService, {
    handle: (context, { params, body }) => save(settings, context, params.id, body),
  }),
  implement(retireService, {
    handle: (context, { params }) => retire(settings, context, params.id),
  }),
];
