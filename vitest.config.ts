import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ShuffledFiles } from './tests/support/runner/shuffled-files.ts'
import { keepTemporaryFilesInMemory } from './tests/support/runner/temporary-folder.ts'

keepTemporaryFilesInMemory()

const seed = Number(process.env.SHUFFLE) || Date.now() % 1_000_000

/** Files that kill processes, measure memory or time, fill the processor, need code that has done nothing yet, replace a module, or start React Router. */
const ownProcess = [
  'app/router/**/*.test.{ts,tsx}',
  'app/admin/{controls/next-page,enquiries/enquiry/reply-sending}.test.tsx',
  'db/demo/load.test.ts',
  'scripts/**/*.test.ts',
  'server/platform/{child,embedded-postgres,outage}/*.test.ts',
  'server/platform/{html-text,lifecycle,markdown-bounds,redaction,sparing-log}.test.ts',
  'server/platform/{queue/outage,response-cache/accept-encoding,storage/folder}.test.ts',
  'server/{app,backup*,closing,cluster,content-processes,crash,database-limits,edge,hostile-requests,kills,large-tasks,listener,outage,pooler,replica,shown-at-once,start,survival,tracing,unread-bodies,workers}.test.ts',
  'server/overview/demonstration/demonstration.test.ts',
  'server/media/{burst,converter/*}.test.ts',
  'server/catalogue/sheets/{hostile-sheets,formats/workbook}.test.ts',
]

/**
 * Search as shoppers see it: these tests run on an index in memory, and on one whose words and cards are in PostgreSQL.
 * Each run draws its own samples, so property tests draw half as many in each.
 */
const searchTests =
  'server/catalogue/search/{,text/,wishes/}{catalogue-index,counted-options,listings,matching-variants,narrowing,nearest,related-products,relaxed-sentence,ruled,text-counts,trade-words,search,search-understood,spelling,suggest,synonyms,words-and-filters}.test.ts'

const outside = ['node_modules/**', 'build/**', 'data/**', 'tests/e2e/**']

const importOf = (file: string) => `--import=${pathToFileURL(join(import.meta.dirname, 'tests/support/runner', file))}`
// Most processes of tests live for seconds, and use less memory and time with a small young heap (decision 204).
const nodeOptions = `${importOf('quick-imports.mjs')} --max-semi-space-size=4`

const options = {
  // The workers and every process that they start inherit these.
  env: {
    NODE_OPTIONS: nodeOptions,
    NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled'),
  },
  // A busy machine may need this long until a condition comes true.
  expect: { poll: { timeout: 15_000 } },
  environment: 'node',
  pool: 'forks' as const,
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

const searchInPostgres = {
  name: 'search-in-postgres',
  enforce: 'pre' as const,
  resolveId(id: string, importer?: string) {
    const isReplaced = /^\.\.?\/catalogue-index\.ts$/.test(id) && importer?.endsWith('.test.ts')
    return isReplaced ? join(import.meta.dirname, 'tests/support/database/postgres-index.ts') : null
  },
}

export default defineConfig({
  test: {
    globalSetup: ['tests/support/runner/global-setup.ts'],
    // Many tests wait for processes to start and stop: one worker more than there are processors keeps two processors busy.
    maxWorkers: Math.min(3, availableParallelism() + 1),
    sequence: { seed, sequencer: ShuffledFiles },
    projects: [
      { test: { ...options, name: 'processes', include: ownProcess, exclude: outside } },
      // The code of features keeps no state in its process, so all files share one process, which loads that code once.
      {
        test: {
          ...options,
          name: 'features',
          isolate: false,
          env: { ...options.env, NODE_OPTIONS: `${nodeOptions} ${importOf('quick-passwords.mjs')}` },
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, ...ownProcess],
        },
      },
      {
        plugins: [searchInPostgres],
        test: { ...options, name: 'postgres', include: [searchTests], exclude: outside },
      },
    ],
  },
})
