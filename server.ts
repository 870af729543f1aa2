import { join } from 'node:path'
import { openPages } from './server/page-source.ts'
import { projectFolder } from './server/platform/project-folder.ts'
import { runShop } from './server/run-shop.ts'

await runShop(openPages, join(projectFolder, 'build'))
