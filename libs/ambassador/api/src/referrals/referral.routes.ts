import {
  openReferralLink,
  readReferral as readCall,
  saveReferral as saveCall,
} from '@upround/ambassador/contract';
import { daySpanOf } from '@upround/ambassador/model';
import {
  implement,
  memberOf,
  networkOf,
  type CallImplementation,
  type HandlerContext,
} from '@upround/shared/server-kit';
import type { AmbassadorSettings } from '../ambassador-settings';
import { findByCode } from '../membership/ambassador.store';
import { findPublicName } from '../membership/public-name.store';
import { REFERRAL_COOKIE, REFERRAL_COOKIE_SECONDS, signReferral } from './referral-cookie';
import { codeOf, readReferral, saveReferral } from './referral.service';
import { countVisit } from './visit.store';

/** Whether the browser asks not to be followed: Do Not Track, or Global Privacy Control. */
const isUntracked = (context: Pick<HandlerContext, 'header'>): boolean =>
  context.header('dnt') === '1' || context.header('sec-gpc') === '1';

/** Opening a link, and saying who brought one. */
export const referralRoutes = (settings: AmbassadorSettings): CallImplementation[] => [
  implement(openReferralLink, {
    handle: async (context, { body }) => {
      const found = await findByCode(context.trx, codeOf(body.code));
      if (found === undefined) return { displayName: null, isKnown: false, isSaved: false };
      const now = settings.now();
      const visit = {
        ambassadorId: found.id,
        day: daySpanOf(now).id,
        network: networkOf(context.ip),
      };
      await countVisit(context.trx, visit);
      const isSaved = !isUntracked(context);
      if (isSaved) {
        const value = signReferral(settings, found.code, now);
        context.setCookie(REFERRAL_COOKIE, value, { maxAgeSeconds: REFERRAL_COOKIE_SECONDS });
      }
      const displayName = await findPublicName(context.trx, found.id);
      return { displayName, isKnown: true, isSaved };
    },
  }),
  implement(readCall, {
    handle: (context) => readReferral(context.db, memberOf(context).userId),
  }),
  implement(saveCall, {
    audits: 'at most once',
    handle: (context, { body }) => {
      const { userId: personId } = memberOf(context);
      return saveReferral(settings, context, { personId, typed: body.code });
    },
  }),
];
