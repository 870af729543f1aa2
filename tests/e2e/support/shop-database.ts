import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { nameDataFolder } from './data-folder.ts'

/** Writes records directly to the database of the journeys' shop that a real shop would collect over hours or days. */
export async function askShopDatabase<Answer>(ask: (sql: Sql) => Promise<Answer>): Promise<Answer> {
  const [, , , port, host] = (await readFile(join(nameDataFolder(), 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const sql = postgres({ host, port: Number(port), username: 'postgres', database: 'postgres', max: 1 })
  try {
    return await ask(sql)
  } finally {
    await sql.end()
  }
}
