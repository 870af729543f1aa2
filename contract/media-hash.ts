/** The hash of a picture’s or a file’s content, which is its name in the shop. */
export const hashForm = /^[0-9a-f]{64}$/

export const isHash = (text: string) => hashForm.test(text)

/** For patterns with hashes. */
export const writeHashPattern = () => hashForm.source.slice(1, -1)
