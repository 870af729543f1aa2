import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Returns the markup of a part for some facts, rendering it unless it is cached. */
type KeepMarkup = (facts: object, kind: string, render: () => ReactNode) => string

/** Provided only on the server. */
export const keptMarkup = createContext<KeepMarkup | undefined>(undefined)

/** Sent in place of facts that the browser does not need, because it keeps their server-rendered markup. */
export const asShown = 0
export type AsShown = typeof asShown

type Props<Facts> = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'div' | 'li' | 'header' | 'footer'
  facts: Facts | AsShown
  /** Distinguishes parts that are rendered from the same facts. */
  kind: string
  children: (facts: Facts) => ReactNode
}

/**
 * A part whose markup depends only on its facts. The server renders it once, and puts the cached bytes into each page
 * with the same facts.
 */
export function Kept<Facts extends object>({ as: Tag = 'div', facts, kind, children, ...rest }: Props<Facts>) {
  const keep = useContext(keptMarkup)
  if (facts === asShown) return <Tag {...rest} data-lost="" suppressHydrationWarning {...sent} />
  if (!keep) return <Tag {...rest}>{children(facts)}</Tag>
  const content = { dangerouslySetInnerHTML: { __html: keep(facts, kind, () => children(facts)) } }
  return <Tag {...rest} {...content} />
}

/** Matches a part that React created instead of hydrating it: only then does React write the attribute. */
export const lostParts = '[data-lost]'

/** A constant object, so that React never sees a change in it. */
const sent = { dangerouslySetInnerHTML: { __html: '' } }

/** Facts that are sent as `asShown`. Whatever shows them has to render them immediately, within `Kept`. */
export function sendAsShown<Facts>(list: Facts[]): (Facts | AsShown)[] {
  // A copy, because the API may return the same list again.
  return import.meta.env.SSR ? Object.defineProperty([...list], 'toJSON', { value: () => leaveOut(list) }) : list
}

let leftOut: unknown[] = []

function leaveOut(list: unknown[]): AsShown[] {
  leftOut.push(...list)
  return list.map(() => asShown)
}

/** The text that `write` returns for a browser, and the facts omitted from it. */
export function writeAsShown(write: () => string): { text: string; leftOut: unknown[] } {
  leftOut = []
  const text = write()
  return { text, leftOut }
}
