export type Move = 'earlier' | 'later' | 'first' | 'last'

/** The new place of an item after each kind of move. */
export const listMoves = (place: number, count: number): Record<Move, number> => ({
  earlier: place - 1,
  later: place + 1,
  first: 0,
  last: count - 1,
})

/** The keys of a handle; in a grid, left and right mean the same as up and down. */
export const keyMoves: Record<string, Move> = {
  ArrowUp: 'earlier',
  ArrowLeft: 'earlier',
  ArrowDown: 'later',
  ArrowRight: 'later',
  Home: 'first',
  End: 'last',
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, place) => place !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
