export { TimeZoneField, type TimeZoneFieldProps } from './time-zone-field';
export { labelOf, offsetOf, ownZone } from './zones';
