/** For how many lists of its supplier in a row a product has been missing, and since which. */
export type MissingRun = {
  since: string
  lists: number
  /** How many of these lists were fetched. A list sent by hand may hold only a part of the supplier's products. */
  fetched: number
}
/** By product. One that is not among them was named by the last list. */
export type MissingRuns = Record<string, MissingRun>

type List = { arrivedAt: Date; isFetched: boolean }

/** What is missing once a further list has left these products out. A product that it names starts from zero. */
export const extendRuns = (before: MissingRuns, missing: string[], { arrivedAt, isFetched }: List): MissingRuns =>
  Object.fromEntries(
    missing.map((uuid) => {
      const { since, lists, fetched } = before[uuid] ?? { since: arrivedAt.toISOString(), lists: 0, fetched: 0 }
      return [uuid, { since, lists: lists + 1, fetched: fetched + (isFetched ? 1 : 0) }]
    }),
  )

/** The lists in a row that count for a list of this kind. */
export const lengthOf = ({ lists, fetched }: MissingRun, { isFetched }: Pick<List, 'isFetched'>) =>
  isFetched ? fetched : lists
