import { openPages } from './server/page-source.ts'
import { runShop } from './server/run-shop.ts'

await runShop(openPages)
