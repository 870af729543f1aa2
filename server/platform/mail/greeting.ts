/** Leaves out a name that may be a stranger's message (decision record 063). */
export const greet = (name: string) => (isPlainName(name) ? `Hello ${name},` : 'Hello,')

/** A name without a web address in it. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}' .’-]{1,60}$/u.test(name) && !/\.\S/.test(name)
