type Options<Row> = {
  loaded: Row[]
  /** Returns whether the order was saved. */
  save(order: Row[]): Promise<boolean>
  show(order: Row[]): void
  /** Reloads the list once all requested orders have been saved or refused. */
  loadAgain(): void
}

export type OrderSaver<Row> = {
  ask(order: Row[]): Promise<void>
  /** Takes over a newly loaded order. Ignored during a save, because it may have been read before that. */
  load(order: Row[]): void
}

/** Saves the orders of a list sequentially. If the last save fails, the list shows the order that the shop has stored. */
export function createOrderSaver<Row>({ loaded, save, show, loadAgain }: Options<Row>): OrderSaver<Row> {
  let kept = loaded
  let wanted = loaded
  let turn = Promise.resolve()
  let waiting = 0
  const keep = async (order: Row[]) => {
    if (await save(order)) kept = order
    else if (wanted === order) show(kept)
    waiting--
    if (waiting === 0) loadAgain()
  }
  return {
    ask: (order) => {
      wanted = order
      waiting++
      turn = turn.then(() => keep(order))
      return turn
    },
    load: (order) => {
      kept = order
      if (waiting === 0) show(order)
    },
  }
}
