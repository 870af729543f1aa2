const wholeUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: string) => wholeUuid.test(text)

/** The source of a pattern with a uuid in lower case. */
export const writeUuidPattern = () => wholeUuid.source.slice(1, -1)
