import { hash } from 'node:crypto'

/**
 * Other hosts that a page may show in frames, run scripts of (with their styles and calls), or send data to, by a call
 * or an image request. Usually none.
 */
export type AllowedHosts = { frames: string[]; scripts: string[]; calls: string[] }

/** A keyword that a page adds to its `script-src`, besides hosts and hashes; usually none. */
export type ScriptPower = "'wasm-unsafe-eval'"

type PageParts = { powers?: ScriptPower[]; styles?: string[]; madeOf?: object }

/**
 * A page is cached and sent to many visitors, who would all know a nonce: the policy lists the hashes of its inline scripts
 * instead. The hashes are cached by `madeOf`, which must be the same object for the same page. Style attributes are allowed
 * because each picture carries its own colour and focal point.
 */
export function writePolicy(
  html: Buffer,
  { frames, scripts, calls }: AllowedHosts,
  { powers = [], styles = [], madeOf = html }: PageParts = {},
): string {
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashOnce(html, madeOf), ...scripts, ...powers],
    'style-src': ["'self'", ...styles, ...scripts],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...calls],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...scripts, ...calls],
    'worker-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The script hashes of each page, by the object from which it was made. */
const known = new WeakMap<object, string[]>()

function hashOnce(html: Buffer, madeOf: object): string[] {
  const hashes = known.get(madeOf) ?? hashScripts(html)
  known.set(madeOf, hashes)
  return hashes
}

/** Searches the bytes for tags. A regular expression would need the long page as a string. */
function hashScripts(html: Buffer): string[] {
  const hashes = new Set<string>()
  let end = 0
  for (let start = html.indexOf('<script', end); start >= 0; start = html.indexOf('<script', end)) {
    const inside = html.indexOf('>', start) + 1
    end = html.indexOf('</script>', inside)
    if (end < 0) break
    if (runsInline(html.toString('latin1', start, inside))) {
      hashes.add(`'sha256-${hash('sha256', html.subarray(inside, end), 'base64')}'`)
    }
  }
  return [...hashes]
}

const runsInline = (tag: string) => !tag.includes(' src=') && !tag.includes('type="application/')
