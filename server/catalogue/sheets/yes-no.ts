export const writeYesNo = (is: boolean) => (is ? 'yes' : 'no')

/** undefined: it says neither. */
export function readYesNo(text: string): boolean | undefined {
  const said = text.trim().toLowerCase()
  if (['yes', 'y', 'true', '1', 'x'].includes(said)) return true
  return ['no', 'n', 'false', '0'].includes(said) ? false : undefined
}
