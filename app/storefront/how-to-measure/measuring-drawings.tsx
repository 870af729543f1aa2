import type { ReactNode } from 'react'

/** Drawings of what to measure; their letters mark the lines to write on. */

const Drawing = ({ label, children }: { label: string; children: ReactNode }) => (
  <svg
    viewBox="0 0 200 170"
    role="img"
    aria-label={label}
    className="h-auto w-full self-start bg-sand print:bg-transparent"
  >
    <g fill="none" strokeWidth="2" className="stroke-ink">
      {children}
    </g>
  </svg>
)

/** A dimension line with its letter. */
function Measured({ from, to, letter }: { from: [number, number]; to: [number, number]; letter: string }) {
  const [x1, y1] = from
  const [x2, y2] = to
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [across, down] = [((y1 - y2) / length) * 5, ((x2 - x1) / length) * 5]
  const tick = (x: number, y: number) => `M${x - across} ${y - down}L${x + across} ${y + down}`
  return (
    <g className="stroke-sale">
      <path d={`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`} />
      <text
        x={(x1 + x2) / 2 + across * 2.2}
        y={(y1 + y2) / 2 + down * 2.2 + 6}
        fontSize="16"
        stroke="none"
        textAnchor="middle"
        className="fill-sale font-semibold"
      >
        {letter}
      </text>
    </g>
  )
}

export const SpaceDrawing = () => (
  <Drawing label="A corner of a room: A is the width along the wall, B the height, C the depth into the room.">
    <path d="M40 34H170V110H40ZM40 110L14 150M170 110L144 150M14 150H144" />
    <path d="M60 110V70h90v40M60 70l-10 10v44h90V110" className="stroke-line" />
    <Measured from={[170, 26]} to={[40, 26]} letter="A" />
    <Measured from={[184, 110]} to={[184, 34]} letter="B" />
    <Measured from={[152, 152]} to={[178, 112]} letter="C" />
  </Drawing>
)

export const DoorDrawing = () => (
  <Drawing label="An open door seen from the front: D is the width of the way, E its height.">
    <path d="M60 150V20h80v130M52 150V12h96v138M20 150h160" />
    <path d="M140 20l24 14v122l-24-6M158 92h-4" className="stroke-line" />
    <Measured from={[62, 100]} to={[138, 100]} letter="D" />
    <Measured from={[40, 20]} to={[40, 150]} letter="E" />
  </Drawing>
)

export const TurnDrawing = () => (
  <Drawing label="A hall with a turn, seen from above: F is the width before the turn, G the width after it.">
    <path d="M30 160V20h150M90 160V80h90" />
    <path d="M36 100L110 26L120 36L46 110Z" className="stroke-line" />
    <Measured from={[32, 148]} to={[88, 148]} letter="F" />
    <Measured from={[168, 78]} to={[168, 22]} letter="G" />
  </Drawing>
)

export const DiagonalDrawing = () => (
  <Drawing label="A sofa seen from its side: the diagonal depth runs from the bottom of the back to the line between the top of the back and the front of the arm.">
    <path d="M40 140L28 40h22l12 50h84q14 0 14 14v36zM50 140v10M150 140v10" />
    <path d="M28 40L160 96" strokeDasharray="5 4" className="stroke-line" />
    <Measured from={[40, 140]} to={[74, 60]} letter="" />
  </Drawing>
)
