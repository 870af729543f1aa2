import cluster from 'node:cluster'
import { z } from 'zod'

/** What the first process hands to its workers. */
const Handed = z.object({ socketDir: z.string(), database: z.string() })
const variable = 'SHOWROOM_POSTGRES'

/** The variable with the address of the shop's own PostgreSQL for the workers; none where there is a `DATABASE_URL`. */
export const handPostgres = (connection: unknown): Record<string, string> =>
  typeof connection === 'string' ? {} : { [variable]: JSON.stringify(Handed.parse(connection)) }

export const takePostgres = (): z.infer<typeof Handed> | undefined =>
  cluster.isWorker && process.env[variable] ? Handed.parse(JSON.parse(process.env[variable])) : undefined
