/** Columns with the day of which published facts are, whenever they were saved. */
export const factDates = ['tracker_records.as_of_day'] as const;
