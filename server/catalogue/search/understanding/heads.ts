import type { Meaning } from './lexicon.ts'
import type { Segment } from './segments.ts'
import { isKindOf } from './things.ts'

const isJoint = ({ meanings }: Segment, ...roles: string[]) =>
  meanings.some((meaning) => meaning.kind === 'joint' && roles.includes(meaning.role))
const saysNothing = ({ meanings }: Segment) =>
  meanings.length > 0 && meanings.every(({ kind }) => kind === 'filler' || kind === 'joint')
const isThing = ({ meanings }: Segment) => meanings.some(({ kind }) => kind === 'thing')
/** 'Fabric' is a thing by itself, and a material beside another. */
const isOnlyThing = ({ meanings }: Segment) =>
  isThing({ from: 0, to: 0, meanings }) && !meanings.some(({ kind }) => kind === 'material' || kind === 'colour')

/** A segment with meanings of only these kinds is a sure head: a place or maker may have the name of a thing. */
const sureKinds: Meaning['kind'][] = ['thing', 'category', 'subCategory', 'brand', 'range', 'value']

/**
 * Chooses the head, which is the thing to search for. In 'lamp for bedside' it comes before the preposition, in 'dining
 * table oak' it is the last thing of its group; 'sofa and armchair' has two.
 */
export function chooseHead(segments: Segment[]): Segment[] {
  const groups = cutAt(segments, (segment) => isJoint(segment, 'for', 'with'))
  // 'Leather or fabric' are two materials.
  const isMaterial = segments.filter(({ meanings }) => meanings.some(({ kind }) => kind === 'material')).length > 1
  for (const isGood of isMaterial ? [isOnlyThing] : [isOnlyThing, isThing]) {
    for (const group of groups) {
      const parts = cutAt(group, (segment) => isJoint(segment, 'and'))
      const heads = parts.flatMap((part) => nameKind(part, part.findLast(isGood)) ?? [])
      const sure = heads.filter(({ meanings }) => meanings.every(({ kind }) => sureKinds.includes(kind)))
      if (heads.length > 0) return sure.length > 0 ? sure : heads
    }
  }
  return []
}

/** In 'electric recliner chair' the recliner is looked for: 'chair' only says again what it is. */
function nameKind(part: Segment[], head: Segment | undefined): Segment | undefined {
  const before = head && part[part.indexOf(head) - 1]
  if (!before || !isOnlyThing(before)) return head
  const [kind, general] = [nameOf(before), nameOf(head)]
  return kind !== general && isKindOf(kind, general) ? before : head
}

const nameOf = ({ meanings }: Segment) => meanings.find((meaning) => meaning.kind === 'thing')?.thing ?? ''

/** Cuts before each segment that begins a group, unless the group before it would have only filler words. */
function cutAt(segments: Segment[], begins: (segment: Segment) => boolean): Segment[][] {
  const groups: Segment[][] = [[]]
  for (const segment of segments) {
    const group = groups.at(-1)
    if (begins(segment) && group?.some((other) => !saysNothing(other))) groups.push([segment])
    else group?.push(segment)
  }
  return groups
}

/** Whether a token describes another thing than the head: 'grey' in 'cushions for a grey sofa'. */
export function isOfAnotherThing(segments: Segment[], heads: Segment[], from: number): boolean {
  const groups = cutAt(segments, (each) => isJoint(each, 'for', 'with'))
  const group = groups.findLast(([first]) => first !== undefined && first.from <= from)
  const first = group?.[0]
  if (!group || !first || !isJoint(first, 'for') || group.some((each) => heads.includes(each))) return false
  return group.some(isThing)
}
