import type { Measures } from './measures.ts'
import { listPassages, listTurns, type Passage } from './openings.ts'
import { type Form, listForms, type Piece } from './piece.ts'
import { listPlaces, type Place, readDoor, readTurn } from './places.ts'

export type Verdict = 'yes' | 'tight' | 'no'

/** With less room to spare than this, the fit is tight. */
const tightBelow = 3

/** The verdict on a piece in one place, in the best orientation that was found. */
export type PartFit = { place: Place; verdict: Verdict; spare: number; how: string }
/** `verdict` is the worst of the parts'; null if a dimension of the piece is unknown, or nothing was measured. */
export type Fit = { verdict: Verdict | null; parts: PartFit[]; unknown: Place[] }

export function judgeFit(piece: Piece, measures: Measures): Fit {
  const places = listPlaces(measures)
  const parts = places.flatMap((place) => judgePlace(piece, measures, place) ?? [])
  const unknown = places.filter((place) => !parts.some((part) => part.place === place))
  const worst = ranks.find((verdict) => parts.some((part) => part.verdict === verdict)) ?? null
  return { verdict: worst === 'no' || unknown.length === 0 ? worst : null, parts, unknown }
}

/** From best to worst. */
const ranks: Verdict[] = ['no', 'tight', 'yes']

function judgePlace(piece: Piece, measures: Measures, place: Place): PartFit | null {
  const best = chooseBest(listWays(piece, measures, place))
  return best && { place, verdict: judgeSpare(best.spare), ...best }
}

/** The first orientation with the best verdict; if none fits, the one that lacks least room. */
function chooseBest(ways: Passage[]): Passage | null {
  const rankOf = ({ spare }: Passage) => (spare < 0 ? spare : ranks.indexOf(judgeSpare(spare)))
  return ways.reduce<Passage | null>((best, way) => (best && rankOf(way) <= rankOf(best) ? best : way), null)
}

export const judgeSpare = (spare: number): Verdict => (spare < 0 ? 'no' : spare < tightBelow ? 'tight' : 'yes')

export function listWays(piece: Piece, measures: Measures, place: Place): Passage[] {
  if (place === 'space') return listStands(piece, measures).map(settleWay)
  const listOf = (form: Form) =>
    place === 'door' ? listPassages(form, readDoor(measures)) : listTurns(form, readTurn(measures))
  return listForms(piece).flatMap((form) =>
    listOf(form).map(({ how, spare }) =>
      settleWay({ how: [form.how, how && `carried ${how}`].filter(Boolean).join(', '), spare }),
    ),
  )
}

/** Rounds to a tenth of a millimetre, so that rounding errors change neither the verdict nor its sentence. */
export const settle = (cm: number): number => Math.round(cm * 100) / 100 + 0

const settleWay = ({ how, spare }: Passage): Passage => ({ how, spare: settle(spare) })

/** The orientations in the space: the piece as it is and, if both sides are measured, turned by a quarter. */
function listStands(
  { width, height, depth }: Pick<Piece, 'width' | 'height' | 'depth'>,
  { spaceWidth, spaceHeight, spaceDepth }: Measures,
): Passage[] {
  const stand = (how: string, wide: number | null, deep: number | null): Passage[] => {
    const pairs = [
      [spaceWidth, wide],
      [spaceHeight, height],
      [spaceDepth, deep],
    ].filter(([room]) => room)
    if (pairs.some(([, side]) => !side)) return []
    return [{ how, spare: Math.min(...pairs.map(([room, side]) => (room ?? 0) - (side ?? 0))) }]
  }
  const turned = spaceWidth && spaceDepth ? stand('turned by a quarter', depth, width) : []
  return [...stand('', width, depth), ...turned]
}

/** Whether a piece fits at all, for lists of products. */
export const fits = (piece: Piece, measures: Measures): boolean =>
  ['yes', 'tight'].includes(judgeFit(piece, measures).verdict ?? 'no')
