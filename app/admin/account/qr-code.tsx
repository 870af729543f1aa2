import { generate } from 'lean-qr'

const quiet = 4

/** Always dark on white, whatever the theme: cameras need the contrast. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const places = Array.from({ length: code.size }, (_, at) => at)
  const dark = places.flatMap((y) => places.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`))
  const side = code.size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto w-56 max-w-full bg-white"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
