import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fixSizes } from './fluid-sizes.ts'

type Props = {
  caption: string
  /** The width of the shopper's window. */
  windowWidth: number
  /** The width of the part that is shown, if it is not the whole window. */
  width?: number
  children: ReactNode
}

/** A part of the shop exactly as it looks in a window of this width, scaled down to fit. */
export function ShopView({ caption, windowWidth, width = windowWidth, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const piece = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ scale: 1, height: 0 })
  const sizes = useMemo(() => fixSizes(windowWidth), [windowWidth])
  useLayoutEffect(() => {
    const measure = () => {
      const scale = Math.min(1, (frame.current?.clientWidth ?? width) / width)
      setSize({ scale, height: (piece.current?.offsetHeight ?? 0) * scale })
    }
    const observer = new ResizeObserver(measure)
    if (frame.current) observer.observe(frame.current)
    if (piece.current) observer.observe(piece.current)
    return () => observer.disconnect()
  }, [width])
  const look: CSSProperties = { ...sizes, width, transform: `scale(${size.scale})`, transformOrigin: '0 0' }
  return (
    <figure className="min-w-0" style={{ maxWidth: width + 2 }}>
      <div ref={frame} className="overflow-hidden border border-rule bg-paper" style={{ height: size.height + 2 }}>
        <div ref={piece} inert style={look}>
          {children}
        </div>
      </div>
      <figcaption className="mt-1 text-label text-soft">{caption}</figcaption>
    </figure>
  )
}
