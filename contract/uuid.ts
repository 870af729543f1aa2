export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const wholeUuid = new RegExp(`^${uuidPattern}$`, 'i')
export const isUuid = (text: string) => wholeUuid.test(text)

/** In lower case, as it is stored; null for any other text. */
export const readUuid = (text: string | null) => (text && isUuid(text) ? text.toLowerCase() : null)
