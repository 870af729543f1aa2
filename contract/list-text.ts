/** 'Oak', 'Oak and Ash', 'Oak, Ash and Elm'. */
export const writeList = (texts: readonly string[], before = 'and'): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${before} ${texts.at(-1)}`
