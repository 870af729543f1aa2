/** What a link to a variant says, even when staff gave it no name. */
export const nameOption = (name: string, place: number) => name || `Option ${place + 1}`
