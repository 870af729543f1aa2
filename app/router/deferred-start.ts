import { maxListed } from '../../contract/shortlist-bounds.ts'
import { dropStrayPresses, keepPresses, pageAlive } from '../early-presses.ts'
import { refetchPictures } from '../failed-pictures.ts'
import { encodeText } from '../utf8.ts'
import { wholeSheet } from './shop-styles.ts'
import type { Warn } from './warnings.ts'

export const deferredStartChange =
  'React Router no longer starts a page by <script type="module" async="">; its scripts are asked for before the first picture.'

const opening = '<script type="module" async="">'
const closing = '</script>'
const id = 'start'

/** Splits a page into its markup, without anything that loads scripts, and the script that loads them later. */
export function splitStart(page: Buffer, warn: Warn): { seen: Buffer[]; start: string } {
  const from = page.lastIndexOf(opening)
  const to = page.indexOf(closing, from)
  const headEnd = page.indexOf('</head>')
  if (from < 0 || to < 0 || headEnd < 0 || headEnd > from) {
    warn(deferredStartChange)
    return { seen: [page], start: '' }
  }
  const { rest, modules } = takePreloads(page.toString('utf8', 0, headEnd))
  const start =
    `<script type="text/plain" id="${id}">${page.toString('utf8', from + opening.length, to)}${closing}` +
    `<script>(${startLater})('${id}',${JSON.stringify(modules)},'${wholeSheet}')${closing}`
  // In the head, because a button may be pressed, or a picture fail, while the page is still arriving.
  const early = `<script>(${dropStrayPresses})();(${keepPresses})('${pageAlive}',${maxListed});(${refetchPictures})()${closing}`
  return { seen: [encodeText(rest + early), page.subarray(headEnd, from), page.subarray(to + closing.length)], start }
}

function takePreloads(head: string): { rest: string; modules: string[] } {
  const modules: string[] = []
  const rest = head.replaceAll(/<link rel="modulepreload"[^>]* href="([^"]*)"[^>]*>/g, (_, address: string) => {
    modules.push(address)
    return ''
  })
  return { rest, modules }
}

/**
 * Runs in the browser, sent as text. A slow connection delivers one response at a time, and visible content comes
 * first: scripts are requested once the first picture has loaded, or has taken too long. Until then a page consists of
 * links and forms. A page of the shop contains its own styles. The styles of what scripts add load before any script
 * runs, unless they fail: without its scripts a page could not send a form.
 */
function startLater(scriptId: string, modules: string[], sheet: string): void {
  const start = () => {
    const script = document.getElementById(scriptId)
    if (!script) return
    script.removeAttribute('id')
    const make = (name: string, facts: object) => Object.assign(document.createElement(name), facts)
    const run = () => document.head.append(make('script', { type: 'module', textContent: script.textContent }))
    const styles = document.getElementById('shop-styles')
    styles?.after(make('link', { rel: 'stylesheet', href: sheet, onload: run, onerror: run }))
    document.head.append(...modules.map((href) => make('link', { rel: 'modulepreload', href })))
    if (!styles) run()
  }
  const first = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  const painted = () => requestAnimationFrame(() => setTimeout(start))
  first ? first.decode().then(painted, painted) : painted()
  setTimeout(start, 1500)
}
