import { writeList } from '../list-text.ts'
import { type Fit, judgeFit, listWays, type PartFit, settle } from './judge.ts'
import type { MeasureName, Measures } from './measures.ts'
import type { Piece } from './piece.ts'
import { type Place, readDoor, readTurn } from './places.ts'

/** Room to spare is rounded down, missing room up. */
const writeSpare = (cm: number) => (cm < 1 ? 'less than 1 cm' : `${Math.floor(cm)} cm`)
const writeLack = (cm: number) => `${Math.ceil(cm)} cm`

/** The verdict on all places, in a sentence or two. */
export function describeFit(piece: Piece, measures: Measures, fit: Fit = judgeFit(piece, measures)): string {
  const { verdict, parts, unknown } = fit
  if (verdict === null) return unknown.length > 0 ? 'We do not have all its dimensions. Ask us.' : ''
  const [first] = parts.filter((part) => part.verdict === verdict).sort((a, b) => a.spare - b.spare)
  if (!first) return ''
  if (verdict === 'no') return describeLack(piece, measures, first)
  const hows = new Set(parts.flatMap(({ place, how }) => (how ? describeHow(place, how) : [])))
  const where = verdict === 'tight' ? ` ${describePlace(first.place, measures)}` : ''
  const start = verdict === 'tight' ? 'Tight' : 'It fits'
  const spare =
    verdict === 'tight' ? `: ${writeSpare(first.spare)} to spare` : ` with ${writeSpare(first.spare)} to spare`
  return `${start}${spare}${where}${hows.size > 0 ? `, ${writeList([...hows])}` : ''}.`
}

/** The verdict on one place, for a list of them. */
export function describePart(piece: Piece, measures: Measures, part: PartFit): string {
  if (part.verdict === 'no') return describeLack(piece, measures, part)
  const start = part.verdict === 'tight' ? 'Tight:' : 'Fits:'
  const how = part.how && `, ${describeHow(part.place, part.how)}`
  return `${start} ${writeSpare(part.spare)} to spare ${describePlace(part.place, measures)}${how}.`
}

const describeHow = (place: Place, how: string) => (place === 'space' ? `${how} in the space` : how)

function describePlace(place: Place, measures: Measures): string {
  if (place === 'space') return 'in the space'
  return place === 'door' ? `through a ${readDoor(measures).width} cm door` : 'around the turn'
}

function describeLack(piece: Piece, measures: Measures, part: PartFit): string {
  const reasons = { space: describeSpaceLack, door: describeDoorLack, turn: describeTurnLack }
  return `No: ${reasons[part.place](piece, measures, part)}`
}

const sides = [
  ['width', 'spaceWidth', 'wide'],
  ['height', 'spaceHeight', 'high'],
  ['depth', 'spaceDepth', 'deep'],
] as const

function describeSpaceLack(piece: Piece, measures: Measures, { how, spare }: PartFit): string {
  const turned = { ...piece, width: piece.depth, depth: piece.width }
  const stood = how ? turned : piece
  const lacks = sides.flatMap(([side, room, word]) => {
    const lack = settle((stood[side] ?? 0) - (measures[room] || Number.POSITIVE_INFINITY))
    return lack > 0 ? [`${writeLack(lack)} too ${word}`] : []
  })
  const lack = lacks.length > 0 ? writeList(lacks) : `${writeLack(-spare)} too large`
  const without = findWithout(piece, measures)
  return `${lack} for the space${how && `, ${how}`}.${without && ` It would fit ${without}.`}`
}

/** Names the parts that have to come off for the piece to fit the space. */
function findWithout(piece: Piece, measures: Measures): string {
  const legs = { height: piece.heightWithoutLegs }
  const arms = { width: piece.widthWithoutArms }
  const changes: [string, Partial<Piece>][] = [
    ['with the legs off', legs],
    ['with the arms off', arms],
    ['with the legs and arms off', { ...legs, ...arms }],
  ]
  const isTaken = ([, change]: [string, Partial<Piece>]) =>
    Object.values(change).every(Boolean) &&
    listWays({ ...piece, ...change }, measures, 'space').some(({ spare }) => spare >= 0)
  return changes.find(isTaken)?.[0] ?? ''
}

const widest = 300

function describeDoorLack(piece: Piece, measures: Measures, { spare }: PartFit): string {
  const door = describeDoor(measures)
  const needed = findNeeded(piece, measures, 'door', ['doorWidth'], Math.ceil(readDoor(measures).width))
  if (needed) return `too large for ${door}. It needs one ${needed} cm wide.`
  return `${writeLack(-spare)} too large for ${door}.`
}

function describeDoor(measures: Measures): string {
  const { width, height } = readDoor(measures)
  return `a door of ${width} × ${height} cm`
}

function describeTurnLack(piece: Piece, measures: Measures, { spare }: PartFit): string {
  const { from, to } = readTurn(measures)
  const narrow = Math.min(from, to)
  const needed = findNeeded(piece, measures, 'turn', ['hallWidth', 'turnWidth'], Math.ceil(narrow))
  const lack = `too long for the turn`
  return needed ? `${lack}. It needs ${needed} cm before and after it.` : `${writeLack(-spare)} ${lack}.`
}

/** The smallest whole-number measurements with which it fits, if such doors and halls exist. */
function findNeeded(piece: Piece, measures: Measures, place: Place, names: MeasureName[], from: number): number | null {
  for (let cm = from; cm <= widest; cm++) {
    const wider = { ...measures, ...Object.fromEntries(names.map((name) => [name, cm])) }
    if (listWays(piece, wider, place).some(({ spare }) => spare >= 0)) return cm
  }
  return null
}
