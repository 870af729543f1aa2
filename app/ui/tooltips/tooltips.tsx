import { type ComponentType, useEffect, useState } from 'react'

const signs = ['pointerover', 'pointerdown', 'focusin'] as const

type Wanted = { IconTip: ComponentType<{ first: Event }>; first: Event }

/**
 * Tooltips for all icons of every page, loaded when somebody first points at something. If they fail to load, a page
 * only lacks tooltips.
 */
export function Tooltips() {
  const [wanted, setWanted] = useState<Wanted>()
  useEffect(() => {
    const listening = new AbortController()
    let fetching = false
    const begin = async (first: Event) => {
      if (fetching) return
      fetching = true
      const code = await import('./icon-tip.tsx').catch(() => undefined)
      fetching = false
      if (!code || listening.signal.aborted) return
      listening.abort()
      setWanted({ IconTip: code.default, first })
    }
    for (const sign of signs) document.addEventListener(sign, begin, listening)
    return () => listening.abort()
  }, [])
  return wanted ? <wanted.IconTip first={wanted.first} /> : null
}
