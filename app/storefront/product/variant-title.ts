/** The text of a link to a variant, even if staff gave it no name. */
export const nameOption = (name: string, place: number) => name || `Option ${place + 1}`
