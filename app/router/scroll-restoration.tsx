import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'

/** Replaces React Router's own component, whose script throws an error in a browser that refuses storage. */
export function ScrollRestoration() {
  useScrollRestoration()
  // Hydration leaves the script unchanged, so the browser's code need not contain it.
  return <script suppressHydrationWarning {...script} />
}

/** Where React Router stores the places, by the keys of history entries. */
const storageKey = 'react-router-scroll-positions'

/** Runs in the browser, sent as text, so that a page that is loaded again is painted at its place. */
function restorePlace(storedAs: string): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
  try {
    const place = JSON.parse(sessionStorage.getItem(storedAs) ?? '{}')[history.state.key]
    if (typeof place === 'number') scrollTo(0, place)
  } catch {
    // Some browsers refuse storage.
  }
}

const script = { dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? `(${restorePlace})('${storageKey}')` : '' } }
