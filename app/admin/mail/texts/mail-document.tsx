import { useEffect, useRef, useState } from 'react'

export type Screen = 'computer' | 'phone'

const widths: Record<Screen, number> = { computer: 720, phone: 390 }
const height = 560

type Props = { html: string; screen: Screen; isDark: boolean }

/** The mail in a window as wide as a screen, scaled down where there is less space. */
export function MailDocument({ html, screen, isDark }: Props) {
  const space = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(1)
  const width = widths[screen]
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width || width) / width)))
    if (space.current) observer.observe(space.current)
    return () => observer.disconnect()
  }, [width])
  const { bare, sheet } = separateStyles(html)
  useEffect(() => setMailStyles(frame.current?.contentDocument, sheet, isDark), [sheet, isDark])
  return (
    <div ref={space} className="overflow-hidden" style={{ height: height * scale }}>
      <iframe
        ref={frame}
        title="The email"
        srcDoc={bare}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => setMailStyles(currentTarget.contentDocument, sheet, isDark)}
        className="origin-top-left border border-rule bg-white"
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}

const sheetElement = /<style>([\s\S]*?)<\/style>/

const separateStyles = (html: string) => ({
  bare: html.replace(sheetElement, '').replaceAll(' style="', ' data-style="'),
  sheet: sheetElement.exec(html)?.[1] ?? '',
})

/**
 * A script sets the styles, because the page's policy forbids inline ones in a document. `isDark` chooses the colour
 * scheme, regardless of the colleague's own preference.
 */
function setMailStyles(mail: Document | null | undefined, sheet: string, isDark: boolean): void {
  if (!mail?.defaultView) return
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  const adopted = new mail.defaultView.CSSStyleSheet()
  adopted.replaceSync(sheet.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all'))
  mail.adoptedStyleSheets = [adopted]
  mail.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  mail.body.inert = true
}
