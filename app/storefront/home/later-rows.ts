import { browserApi } from '../../api.ts'
import { asShown } from '../../ui/kept.tsx'
import type { PageCard } from '../product-card/card-view.ts'
import { loadRows } from './load-home.ts'

type Asked = { rows: ReturnType<typeof loadRows>; calls: AbortController }

let asked: Asked | undefined
let waiting = 0

/** Counts the mounted rows. When the last one unmounts the page is gone, and the request is cancelled. */
export function waitForRows(): () => void {
  waiting += 1
  return () => {
    waiting -= 1
    if (waiting > 0) return
    asked?.calls.abort()
    asked = undefined
  }
}

/** Requested once for all rows of a page; again only after a failure. */
export function fetchRows(): Asked {
  if (asked) return asked
  const calls = new AbortController()
  const forget = () => {
    if (asked?.calls === calls) asked = undefined
  }
  const rows = loadRows(browserApi(calls.signal))
  rows.then(({ missing }) => missing && forget(), forget)
  asked = { rows, calls }
  return asked
}

/** The products of the server-rendered cards, whose facts the browser does not have. */
export const readShown = (section: Element) =>
  [...section.querySelectorAll('.card > a')].map((link) => link.getAttribute('href')?.split('/')[2] ?? '')

/** The cards that are not shown yet; the shop may have changed since the first were rendered. */
export const leaveOutShown = (cards: PageCard[], shown: string[]) =>
  cards.filter((card) => card === asShown || !shown.includes(card.uuid))
