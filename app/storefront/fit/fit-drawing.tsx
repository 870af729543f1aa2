import type { ReactNode } from 'react'
import type { Fit } from '../../../contract/fit/judge.ts'
import type { Measures } from '../../../contract/fit/measures.ts'
import type { Piece } from '../../../contract/fit/piece.ts'
import { readDoor } from '../../../contract/fit/places.ts'

type Props = { piece: Piece; measures: Measures; fit: Fit }

const person = { height: 170, width: 50 }
const gap = 28

/** A front view with one unit per centimetre: the piece in its space, beside a door and a person. */
export function FitDrawing({ piece, measures, fit }: Props) {
  const turned = fit.parts.some(({ place, how }) => place === 'space' && how !== '')
  const width = (turned ? piece.depth : piece.width) ?? 0
  const height = piece.height ?? 0
  if (!width || !height) return null
  const { spaceWidth, spaceHeight } = measures
  const door = readDoor(measures)
  const room = { width: spaceWidth ?? 0, height: spaceHeight ?? 0 }
  const stage = Math.max(width, room.width, 60)
  const doorAt = stage + gap
  const personAt = doorAt + door.width + gap
  const whole = personAt + person.width
  const top = Math.max(height, room.height, door.height, person.height)
  const text = Math.max(10, whole / 27)
  const drawn = [
    `the piece, ${width} cm wide and ${height} cm high`,
    room.width || room.height
      ? `in your space${room.width ? `, ${room.width} cm wide` : ''}${room.height ? `, ${room.height} cm high` : ''}`
      : '',
    `beside a door of ${door.width} × ${door.height} cm and a person of ${person.height} cm`,
  ]
  return (
    <svg
      viewBox={`-4 ${-top - text * 1.6} ${whole + 8} ${top + text * 3.4}`}
      role="img"
      aria-label={`Drawn to scale: ${drawn.filter(Boolean).join(', ')}.`}
      className="mt-2 max-h-72 w-full bg-sand"
    >
      {(room.width > 0 || room.height > 0) && <Room stage={stage} room={room} top={top} text={text} />}
      <rect
        x={(stage - width) / 2}
        y={-height}
        width={width}
        height={height}
        strokeWidth="2"
        className={`stroke-green ${fit.verdict === 'no' ? 'fill-transparent' : 'fill-sage'}`}
      />
      <Words x={stage / 2} y={-height / 2 + text / 3} size={text}>
        {width} × {height}
      </Words>
      <rect
        x={doorAt}
        y={-door.height}
        width={door.width}
        height={door.height}
        strokeWidth="2"
        className="fill-paper stroke-line"
      />
      <circle cx={doorAt + door.width - 8} cy={-door.height / 2} r="2.5" className="fill-line" />
      <Person at={personAt} />
      <path d={`M-4 0H${whole + 4}`} strokeWidth="2" className="stroke-ink" />
      <Words x={doorAt + door.width / 2} y={text * 1.3} size={text}>
        {door.width} × {door.height}
      </Words>
      <Words x={personAt + person.width / 2} y={text * 1.3} size={text}>
        {person.height}
      </Words>
    </svg>
  )
}

type RoomProps = { stage: number; room: { width: number; height: number }; top: number; text: number }

/** A side that is not measured is not drawn. */
function Room({ stage, room, top, text }: RoomProps) {
  const left = room.width ? (stage - room.width) / 2 : 0
  const right = room.width ? left + room.width : stage
  const height = room.height || top
  const walls = room.width ? `M${left} 0V${-height}M${right} 0V${-height}` : ''
  const lid = room.height ? `M${left} ${-height}H${right}` : ''
  return (
    <>
      <path d={walls + lid} fill="none" strokeWidth="2" strokeDasharray="6 4" className="stroke-sale" />
      <Words x={stage / 2} y={text * 1.3} size={text}>
        {[room.width, room.height].filter(Boolean).join(' × ')}
      </Words>
    </>
  )
}

function Person({ at }: { at: number }) {
  const middle = at + person.width / 2
  return (
    <g className="fill-line">
      <circle cx={middle} cy={-person.height + 12} r="12" />
      <path d={`M${middle - 20} -142h40l-3 66h-7v76h-8v-72h-4v72h-8v-76h-7z`} />
    </g>
  )
}

function Words({ x, y, size, children }: { x: number; y: number; size: number; children: ReactNode }) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor="middle" className="fill-ink">
      {children}
    </text>
  )
}
