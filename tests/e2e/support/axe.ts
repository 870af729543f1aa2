import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type { NodeResult, run } from 'axe-core'
import { desktop, phone } from './visit.ts'

const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ noHtml: true })`
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// An open menu or listbox is above the page like a dialog, outside every landmark.
const places = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg'
const options = {
  runOnly: { type: 'tag' as const, values: rules },
  resultTypes: ['violations' as const],
  // Without these options axe would read the HTML of every element that it checks; only the faulty elements need it.
  selectors: false,
  elementRef: true,
  checks: { region: { options: { regionMatcher: places } } },
}

/** Lists the accessibility violations of a page or of the given parts, one line each. */
export async function findFaults(page: Page, parts: string[] = []): Promise<string[]> {
  // The browser renders a page of the back office after it has loaded.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // Loads axe once in each document: compiling it takes as long as checking a short page.
  for (const frame of page.frames())
    if ((await runsScripts(frame)) && (await frame.evaluate("typeof axe === 'undefined'"))) await frame.evaluate(source)
  return page.evaluate(runInPage, { parts, options })
}

/** Whether a frame runs scripts: a sandboxed one, such as the preview of a mail, does not. */
async function runsScripts(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return true
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox')
  return sandbox === null || sandbox.includes('allow-scripts')
}

type Looking = { parts: string[]; options: typeof options }

declare const axe: { run: typeof run }

async function runInPage({ parts, options: how }: Looking): Promise<string[]> {
  // Waits for transitions, during which colours change, and for fonts, which move what axe has measured.
  await document.fonts.ready
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(changing.map(({ finished }) => finished))
  // Renders rows far outside the viewport, which have no sizes yet, and unpins bars, since text under a bar can be scrolled clear.
  const plain = new CSSStyleSheet()
  plain.replaceSync(
    `* { content-visibility: visible !important }
    .sticky, section[aria-label=Save] { position: relative !important; inset: auto !important }`,
  )
  document.adoptedStyleSheets.push(plain)
  const { violations } = await axe.run(parts.length > 0 ? { include: parts } : document, how)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== plain)
  const name = ({ element, target }: NodeResult) => element?.outerHTML.slice(0, 120) ?? target.join(' ')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(name).join(' | ')}`)
}

/** Checks with reduced motion, since elements may lack contrast in the middle of an animation. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await findFaults(page)).toEqual([])
}

/** Expects no violations and no sideways scrolling. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([])
  const { width } = page.viewportSize() ?? { width: Number.NaN }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** Expects the same on a phone and on a desktop, and restores the size of the page. */
export async function expectInOrder(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
  await page.setViewportSize(before)
}
