/** For how many lists of its supplier in a row a product has been missing, and since which. */
type MissingRun = {
  since: string
  lists: number
  /** How many of these lists were fetched. A list sent by hand may hold only a part of the supplier's products. */
  fetched: number
}
/** Runs by the uuid of the product. The last list named every product that has no run. */
export type MissingRuns = Record<string, MissingRun>

type List = { arrivedAt: Date; isFetched: boolean }

/** Extends the runs by a list that leaves these products out. A product that the list names starts from zero. */
export const extendRuns = (before: MissingRuns, missing: string[], { arrivedAt, isFetched }: List): MissingRuns =>
  Object.fromEntries(
    missing.map((uuid) => {
      const { since, lists, fetched } = before[uuid] ?? { since: arrivedAt.toISOString(), lists: 0, fetched: 0 }
      return [uuid, { since, lists: lists + 1, fetched: fetched + (isFetched ? 1 : 0) }]
    }),
  )

/** The length of a run. For a fetched list, only fetched lists count. */
export const lengthOf = ({ lists, fetched }: MissingRun, { isFetched }: Pick<List, 'isFetched'>) =>
  isFetched ? fetched : lists
