/** The name that a person gave a file, without folders and invisible characters, and truncated. */
export function cleanFileName(given: string): string {
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}"]/gu, '')
    .trim()
  const ending = readEnding(name)
  const stem = ending ? name.slice(0, -ending.length - 1) : name
  return `${[...stem].slice(0, 100).join('') || 'file'}${ending && `.${ending}`}`
}

/** A new name for a file. It keeps the old extension, which matches the bytes. */
export function keepEnding(given: string, before: string): string {
  const ending = readEnding(before)
  const name = cleanFileName(given)
  return readEnding(name) === ending ? name : cleanFileName(`${name}.${ending}`)
}

/** The letters after the last dot, in lower case. */
export const readEnding = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
