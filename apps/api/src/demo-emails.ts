import { cast } from '@upround/shared/demo';

/** Anyone who reads the documentation can sign in as each of these. One of them may have been renamed or erased. */
export const demoEmails: readonly string[] = cast.map(({ email }) => email);
