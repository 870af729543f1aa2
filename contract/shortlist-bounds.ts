/** The limits of a shortlist, in a file without zod for browsers. */
export const maxListed = 100
export const maxQuantity = 99
export const maxNoteLength = 500
