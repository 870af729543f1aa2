import type { Format } from './format.ts'

const prologue =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i

export const svg: Format = {
  name: 'SVG',
  recognise: (bytes) => prologue.test(bytes.toString('utf8', 0, 64 * 1024)),
  findEnd(bytes) {
    const close = bytes.lastIndexOf('</svg>')
    if (close === -1) return undefined
    const end = close + '</svg>'.length
    const rest = bytes.toString('utf8', end)
    return /^(?:\s|<!--(?:(?!-->)[\s\S])*-->)*$/.test(rest) ? bytes.length : end
  },
}

const active =
  /<(?:\w+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)[\s/>]|[\s"'/]on[a-z]+\s*=|javascript:|data:text\/|<\?xml-stylesheet|@import/i

/** A drawing that would do something when opened in a browser. It is never opened in one, but whoever made it is told. */
export const isActiveSvg = (bytes: Buffer) => active.test(bytes.toString('utf8'))
