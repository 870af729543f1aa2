type Options<Row> = {
  loaded: Row[]
  /** Returns whether the order was saved. */
  save(order: Row[]): Promise<boolean>
  show(order: Row[]): void
}

export type OrderSaver<Row> = {
  ask(order: Row[]): Promise<void>
  load(order: Row[]): void
}

/** Saves the orders of a list one after the other. If the last one fails, the list shows what the shop has. */
export function createOrderSaver<Row>({ loaded, save, show }: Options<Row>): OrderSaver<Row> {
  let kept = loaded
  let wanted = loaded
  let turn = Promise.resolve()
  const keep = async (order: Row[]) => {
    if (await save(order)) kept = order
    else if (wanted === order) show(kept)
  }
  return {
    ask: (order) => {
      wanted = order
      turn = turn.then(() => keep(order))
      return turn
    },
    load: (order) => {
      kept = order
    },
  }
}
