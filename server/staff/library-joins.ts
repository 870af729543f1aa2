import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter } from '@better-auth/core/db/adapter'

type Finding = Pick<DBTransactionAdapter, 'findOne' | 'findMany'>
type Row = Record<string, unknown> & { id?: string }

/**
 * Reads joined rows with separate queries, as the library would. If one of the library's own joins failed, it would print
 * all values of the query to the console instead of our log.
 */
export const joinRows =
  (open: DBAdapterInstance): DBAdapterInstance =>
  (options) => {
    const adapter = open(options)
    const joined: DBAdapter = {
      ...adapter,
      ...findJoined(adapter),
      transaction: (work) => adapter.transaction((inside) => work({ ...inside, ...findJoined(inside) })),
    }
    return joined
  }

function findJoined({ findOne, findMany }: Finding): Finding {
  const find = { findOne, findMany }
  return {
    findOne: async <Found>({ join, ...asked }: Parameters<Finding['findOne']>[0]) => {
      const row = await findOne<Row>(asked)
      return (row && (await addJoined(find, asked.model, row, join))) as Found | null
    },
    findMany: async <Found>({ join, ...asked }: Parameters<Finding['findMany']>[0]) => {
      const rows = await findMany<Row>(asked)
      return (await Promise.all(rows.map((row) => addJoined(find, asked.model, row, join)))) as Found[]
    },
  }
}

/** Adds the joined rows: a session refers to its user, but accounts refer to theirs. */
async function addJoined({ findOne, findMany }: Finding, model: string, row: Row, join: object = {}): Promise<Row> {
  const joined: Row = { ...row }
  for (const joinedModel of Object.keys(join)) {
    const named = row[`${joinedModel}Id`]
    joined[joinedModel] =
      named === undefined
        ? await findMany({ model: joinedModel, where: [{ field: `${model}Id`, value: String(row.id) }] })
        : await findOne({ model: joinedModel, where: [{ field: 'id', value: String(named) }] })
  }
  return joined
}
