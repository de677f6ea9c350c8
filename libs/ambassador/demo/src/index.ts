export { ambassadors, referrals } from './ambassadors.data';
export { creators } from './creators.data';
