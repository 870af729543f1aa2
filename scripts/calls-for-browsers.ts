import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'
import type { Call } from '../contract/call.ts'

type Tables = Record<string, Record<string, Pick<Call, 'answer' | 'method' | 'path'>>>

/** Matches the files that declare the calls: of shoppers, of visitors to the showroom and of staff. */
const tables = /\/contract\/(staff\/|booking-)?calls\.ts$/

/**
 * Gives pages the method and the path of each call: its schemas, and zod with them, stay on the server. A call that changes
 * something also names a field of its answer, so that JSON from elsewhere, such as a proxy, does not count as success.
 */
export const callsForBrowsers = (): Plugin => ({
  name: 'calls-for-browsers',
  enforce: 'pre',
  load: {
    filter: { id: tables },
    handler: async (file) => writeCalls(await import(pathToFileURL(file).href)),
  },
})

export const writeCalls = (tables: Tables): string =>
  [
    "const get = (path) => ({ method: 'GET', path })",
    "const post = (path, field) => ({ method: 'POST', path, field })",
    "const put = (path, field) => ({ method: 'PUT', path, field })",
    ...Object.entries(tables).map(([name, calls]) => `export const ${name} = {\n${listCalls(calls)}\n}`),
  ].join('\n')

const listCalls = (calls: Tables[string]) =>
  Object.entries(calls)
    .map(([name, call]) => `  ${JSON.stringify(name)}: ${call.method.toLowerCase()}(${listFacts(call).join(', ')}),`)
    .join('\n')

function listFacts(call: Tables[string][string]): string[] {
  const field = call.method === 'GET' ? undefined : findField(call)
  return [call.path, field].flatMap((text) => (text === undefined ? [] : JSON.stringify(text)))
}

/** The first field that every answer to a call has; none where the answer may be a list, a file or nothing. */
export function findField({ answer }: Pick<Call, 'answer'>): string | undefined {
  if (!(answer instanceof z.ZodObject)) return undefined
  return Object.entries<z.ZodType>(answer.shape).find(([, schema]) => !schema.safeParse(undefined).success)?.[0]
}
