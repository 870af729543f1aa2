import { useEffect, useRef, useState } from 'react'
import type { LookStyle } from '../../../contract/look/look.ts'
import { writeStyles } from '../../../contract/look/styles.ts'

type Props = { look: LookStyle; title: string; windowWidth: number }

/** The height of the frame before scaling, so that it fills `frameHeight` after it. */
const heightOf = (scale: number) => frameHeight / scale
const frameHeight = 448

/** The home page in a window of this width, scaled down to fit, with the unsaved look. */
export function LookFrame({ look, title, windowWidth }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [scale, setScale] = useState(0.5)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width || windowWidth / 2) / windowWidth)),
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [windowWidth])
  useEffect(() => applyLook(frame.current?.contentDocument, look), [look])
  const onLoad = () => {
    const page = frame.current?.contentDocument
    // The page can be scrolled but not used: its links lead to pages that refuse to be framed.
    if (page) page.body.inert = true
    applyLook(page, look)
  }
  return (
    <div ref={box} className="overflow-hidden border border-rule" style={{ height: frameHeight + 2 }}>
      <iframe
        ref={frame}
        src="/admin/preview"
        title={title}
        onLoad={onLoad}
        className="origin-top-left"
        style={{ width: windowWidth, height: heightOf(scale), transform: `scale(${scale})` }}
      />
    </div>
  )
}

/** Hides the cookie prompt and pop-ups, which would cover the preview. */
const hideOverlays = '.cookie-prompt,dialog.popup{display:none!important}html body{padding-bottom:0!important}'

/** Sets the styles by script, so that no request is needed and they apply immediately. */
function applyLook(page: Document | null | undefined, look: LookStyle): void {
  if (!page?.defaultView) return
  const sheet = new page.defaultView.CSSStyleSheet()
  sheet.replaceSync(`${writeStyles(look)}\n${hideOverlays}`)
  page.adoptedStyleSheets = [sheet]
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/look/"]'))
    link.disabled = true
}
