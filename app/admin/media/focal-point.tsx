import type { KeyboardEvent, MouseEvent } from 'react'
import { findPlain } from '../../ui/picture.tsx'

type Point = { focalX: number; focalY: number }
type Props = {
  picture: { hash: string; url: string; width: number; height: number; alt: string; placeholder: string }
  point: Point
  onChange(point: Point): void
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100))

/** At most 45 % of the window's height, which is known before the picture has loaded. */
const fitWidth = ({ width, height }: Props['picture']) => `min(${width}px, ${(45 * width) / height}svh)`

/** Sets the focal point: with a click on the picture, or the arrow keys. */
export function FocalPoint({ picture, point: { focalX, focalY }, onChange }: Props) {
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    // A click that Enter causes has no coordinates.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({ focalX: within((event.clientX - left) / width), focalY: within((event.clientY - top) / height) })
  }
  const step = (event: KeyboardEvent) => {
    const [right, down] = steps[event.key] ?? []
    if (right === undefined || down === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? 0.1 : 0.02
    onChange({ focalX: within(focalX + right * far), focalY: within(focalY + down * far) })
  }
  const place = { left: `${focalX * 100}%`, top: `${focalY * 100}%` }
  return (
    <button
      type="button"
      onClick={point}
      onKeyDown={step}
      aria-label={`Focal point: ${Math.round(focalX * 100)} % from the left, ${Math.round(focalY * 100)} % from the top. Arrow keys move it.`}
      className="relative mx-auto block max-w-full cursor-crosshair"
    >
      <img
        src={findPlain(picture)}
        width={picture.width}
        height={picture.height}
        alt=""
        className="h-auto max-w-full"
        style={{ backgroundColor: picture.placeholder, width: fitWidth(picture) }}
      />
      <span
        style={place}
        className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-ink/30 shadow-lg after:absolute after:inset-0 after:m-auto after:size-1.5 after:rounded-full after:bg-white"
      />
    </button>
  )
}
