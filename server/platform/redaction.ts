/** Patterns that are removed from every text before it is logged, if it has the mark. Bounded, so that they take linear time. */
const cuts: [mark: string, RegExp, string][] = [
  // The database library writes the values behind its queries.
  ['\nparams: ', /\nparams: [\s\S]*/g, ''],
  ['@', /(\b\w+:\/\/)[^\s/@"']+@/g, '$1'],
  // Parameters of addresses: searches, and tokens of sign-in links.
  ['=', /([\w/)\]])\?[^\s"'<>=]{1,200}=[^\s"'<>]*/g, '$1?…'],
  ['@', /[^\s<>"'=:,;()[\]@]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu, '(an email address)'],
  ['', /\b(Bearer|Basic)\s+\S+/gi, '$1 …'],
]

/** Looks for the mark first: most texts lack it, and the search for it is faster than the pattern. */
export const redactText = (text: string): string =>
  cuts.reduce((rest, [mark, pattern, instead]) => (rest.includes(mark) ? rest.replace(pattern, instead) : rest), text)

/** Paths with searches, tokens of shared lists or keys of visits, in any case, since pages open in capitals as well. */
const ofPeople = /^(\/+(?:search|shortlist|api\/shortlist\/shares|visit|api\/visit\/bookings)\/).*/is

/** A path as it is logged, without its personal parts. */
export function redactPath(target: string): string {
  const path = target.split('?', 1)[0]?.replace(ofPeople, '$1…') ?? ''
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path
}

const maxPathLength = 300
