import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { Call } from '../contract/call.ts'

type Tables = Record<string, Record<string, Pick<Call, 'method' | 'path'>>>

/** The files that declare all calls, for shoppers, for visitors and for staff. */
const tables = /\/contract\/(staff\/|booking-)?calls\.ts$/

/** Pages are given the method and the path of each call: its schemas, and zod with them, stay on the server. */
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
    "const post = (path) => ({ method: 'POST', path })",
    "const put = (path) => ({ method: 'PUT', path })",
    ...Object.entries(tables).map(([name, calls]) => `export const ${name} = {\n${listCalls(calls)}\n}`),
  ].join('\n')

const listCalls = (calls: Tables[string]) =>
  Object.entries(calls)
    .map(([name, { method, path }]) => `  ${JSON.stringify(name)}: ${method.toLowerCase()}(${JSON.stringify(path)}),`)
    .join('\n')
