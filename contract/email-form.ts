/** Explains how an email address is written. */
export const emailForm = 'An email address looks like name@example.com.'
