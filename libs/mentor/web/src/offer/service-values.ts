import {
  mentorLimits,
  windowHours,
  type MentorService,
  type ServiceDraft,
} from '@upround/mentor/contract';

/** The minor units of a rupee. */
const PAISE = 100;

/** Lengths of sessions that the form offers, in minutes. */
export const offeredMinutes = [15, 20, 30, 45, 60, 90, 120] as const;
/** Minutes between the starts that the form offers. */
export const offeredSteps = [15, 30, 60] as const;

/** The most that a session can cost, in rupees. */
export const MOST_RUPEES = mentorLimits.price / PAISE;

/** The fields of a service as the form holds them. */
export interface ServiceValues {
  title: string;
  about: string;
  minutes: string;
  step: string;
  /** In rupees, as it was typed; empty for free. */
  rupees: string;
  cancelWindowHours: string;
  moveWindowHours: string;
}

/** The form of a service, or of a new one. */
export const serviceValuesOf = (service: MentorService | null): ServiceValues => ({
  title: service?.title ?? '',
  about: service?.about ?? '',
  minutes: String(service?.minutes ?? 30),
  step: String(service?.step ?? 30),
  rupees:
    service === null || service.price.amount === 0 ? '' : String(service.price.amount / PAISE),
  cancelWindowHours: String(service?.cancelWindowHours ?? 24),
  moveWindowHours: String(service?.moveWindowHours ?? 24),
});

const windowOf = (typed: string) => windowHours.find((hours) => String(hours) === typed) ?? 24;

/** The price in paise; null where it can't be read as one. */
export function amountOf(rupees: string): number | null {
  const typed = rupees.replaceAll(/[\s,₹]/g, '');
  if (typed === '') return 0;
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(typed)) return null;
  const amount = Math.round(Number(typed) * PAISE);
  return amount > mentorLimits.price ? null : amount;
}

/** What is sent; the price has been checked. */
export const serviceDraftOf = (values: ServiceValues): ServiceDraft => ({
  title: values.title.trim(),
  about: values.about.trim(),
  minutes: Number(values.minutes),
  step: Number(values.step),
  amount: amountOf(values.rupees) ?? 0,
  cancelWindowHours: windowOf(values.cancelWindowHours),
  moveWindowHours: windowOf(values.moveWindowHours),
});
