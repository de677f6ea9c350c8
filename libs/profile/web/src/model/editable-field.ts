/** What of a profile is edited in its head: the field that gets the focus. */
export type EditableField = 'displayName' | 'headline' | 'about' | 'location';
