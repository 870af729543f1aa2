/** 'Oak', 'Oak and Ash', 'Oak, Ash and Elm'. The browser's own list formats cost a phone more than the sentence. */
export const writeList = (texts: readonly string[], before = 'and'): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${before} ${texts.at(-1)}`
