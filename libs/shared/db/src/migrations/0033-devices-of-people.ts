import type { SqlMigration } from '../migration';

/** Of one device id each person has their own row: who knows another's can neither take nor remove it. */
export const devicesOfPeople: SqlMigration = {
  name: '0033-devices-of-people',
  statements: [
    `alter table push_devices add constraint push_devices_own unique (user_id, device_id)`,
    `alter table push_devices drop constraint push_devices_device_id_key`,
  ],
};
