import { type MouseEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Html } from '../../ui/html.tsx'
import { shortenHtml } from './shorten-html.ts'

const maxLength = 900

type Props = { html: string; openedWhole: boolean }

export function Description({ html, openedWhole }: Props) {
  const [whole, setWhole] = useState(openedWhole)
  useEffect(() => {
    // Paper is laid out as soon as the event has been handled.
    const unfold = () => flushSync(() => setWhole(true))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  if (!html) return null
  const short = shortenHtml(html, maxLength)
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    setWhole(!whole)
    if (whole) document.getElementById('product')?.scrollIntoView()
  }
  return (
    <section aria-label="Description">
      <Html className="prose" html={whole ? html : short} />
      {short !== html && (
        <a
          href={whole ? '?' : '?description=whole'}
          onClick={toggle}
          className="plain-link mt-3 inline-block py-2 print:hidden"
        >
          {whole ? 'Show Less' : 'Show More'}
        </a>
      )}
    </section>
  )
}
