import { runShop } from '../../../server/run-shop.ts'

/** The shop as server.ts runs it, without pages and products, for tests that start and kill processes. */
process.env.DEMO = 'none'
const assets = (_req: unknown, _res: unknown, next: () => void) => next()
const pages = { render: async () => new Response('a page'), assets, close: async () => {} }

await runShop(async () => pages, process.env.BUILD_FOLDER ?? '/nowhere')
