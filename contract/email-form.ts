/** How an email address is written, for somebody who wrote it otherwise. */
export const emailForm = 'An email address looks like name@example.com.'
