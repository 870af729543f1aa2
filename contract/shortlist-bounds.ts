/** The limits of a shortlist, in a file without zod for browsers. */
export const mostListed = 100
export const mostOfOne = 99
export const longestNote = 500
