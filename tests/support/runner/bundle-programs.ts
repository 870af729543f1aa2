import { join } from 'node:path'
import { build } from 'vite'

/** `node bundle-programs.ts <folder> <programs by name>`. The folder is within this project, where packages are found. */
const [folder = '', programs = '{}'] = process.argv.slice(2)
const root = join(import.meta.dirname, '../../..')
await build({
  root,
  configFile: join(root, 'vite.server.config.ts'),
  logLevel: 'warn',
  build: { ssr: true, outDir: folder, sourcemap: false, rolldownOptions: { input: JSON.parse(programs) } },
})
