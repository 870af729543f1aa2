/** What is cut out of every text before it is written to the log. */
const cuts: [RegExp, string][] = [
  // The database library writes the values behind its queries.
  [/\nparams: [\s\S]*/g, ''],
  [/(\b\w+:\/\/)[^\s/@"']+@/g, '$1'],
  // Parameters of addresses: searches, and links that let somebody in.
  [/([\w/)\]])\?[^\s"'<>]*=[^\s"'<>]*/g, '$1?…'],
  [/[^\s<>"'=:,;()[\]]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '(an e-mail address)'],
  [/\b(Bearer|Basic)\s+\S+/gi, '$1 …'],
]

export const redactText = (text: string): string =>
  cuts.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)

/** A path as it is written down: what people search for is theirs, also where it is part of the path. */
export const redactPath = (path: string): string => path.split('?', 1)[0]?.replace(/^\/search\/.*/s, '/search/…') ?? ''
