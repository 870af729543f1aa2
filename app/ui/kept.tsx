import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Returns the markup of some facts, which it renders unless it has it already. */
type KeepMarkup = (facts: object, kind: string, render: () => ReactNode) => string

/** Provided only on the server. */
export const keptMarkup = createContext<KeepMarkup | undefined>(undefined)

/** Sent in place of facts that a browser does not need: it takes their markup as it is. */
export const asShown = 0
export type AsShown = typeof asShown

type Props<Facts> = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: 'div' | 'li' | 'header' | 'footer'
  facts: Facts | AsShown
  /** Distinguishes the parts that are rendered from the same facts. */
  kind: string
  children: (facts: Facts) => ReactNode
}

/**
 * A part whose markup follows from its facts alone. The server renders it once, and puts the bytes into each page that has
 * the same facts.
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

/** One object, so that React never sees a change in it. */
const sent = { dangerouslySetInnerHTML: { __html: '' } }

/** Facts that are sent as `asShown`. Whatever shows them has to render them at once, by `Kept`. */
export function sendAsShown<Facts>(list: Facts[]): (Facts | AsShown)[] {
  // A copy: the API may answer with the same list.
  return import.meta.env.SSR ? Object.defineProperty([...list], 'toJSON', { value: () => leaveOut(list) }) : list
}

let leftOut: unknown[] = []

function leaveOut(list: unknown[]): AsShown[] {
  leftOut.push(...list)
  return list.map(() => asShown)
}

/** The text that `write` returns for a browser, and the facts left out of it. */
export function writeAsShown(write: () => string): { text: string; leftOut: unknown[] } {
  leftOut = []
  const text = write()
  return { text, leftOut }
}
