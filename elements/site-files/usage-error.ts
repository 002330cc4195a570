/** A mistake in what was asked for, such as an option or a path; the message says which. */
export class UsageError extends Error {}
