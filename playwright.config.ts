import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { blinkSettings } from './scripts/blink-settings.ts'
import { findFreePort } from './tests/support/free-port.ts'

const dataDir = join(import.meta.dirname, 'test-results', 'shop')

// Read again by every worker: only the first one chooses the port and sweeps up.
if (!process.env.JOURNEYS_PORT) {
  process.env.JOURNEYS_PORT = String(await findFreePort())
  rmSync(dataDir, { recursive: true, force: true })
}
const port = process.env.JOURNEYS_PORT
const build = "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"
// The folder of the shop's mails.
process.env.SHOP_DATA_DIR = dataDir

// Journeys whose changes are seen on every page, or in every list.
const runAlone = ['back-office/import.spec.ts', 'back-office/shop-front.spec.ts']
const asOwner = { storageState: 'test-results/owner.json' }

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  // Is JavaScript already.
  build: { external: ['**/build/**'] },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        blinkSettings,
      ],
    },
  },
  projects: [
    { name: 'shop', testIgnore: ['first-owner.spec.ts', 'back-office/**'] },
    { name: 'owner', testMatch: 'first-owner.spec.ts' },
    // The back office, as its owner unless a journey says otherwise.
    {
      name: 'back-office',
      testMatch: 'back-office/**',
      testIgnore: runAlone,
      dependencies: ['owner'],
      use: asOwner,
    },
    // In a whole run they come last, one after another.
    {
      name: 'alone',
      testMatch: runAlone,
      workers: 1,
      dependencies: process.env.JOURNEYS === 'all' ? ['shop', 'back-office'] : ['owner'],
      use: asOwner,
    },
  ],
  webServer: {
    command: `"${process.execPath}" -e "${build}" && exec "${process.execPath}" build/shop/server.js`,
    // The last of what it says at its start; the link comes to the journeys as OWNER_LINK.
    wait: { stdout: /Create the owner\s+(?<owner_link>\S+)/ },
    timeout: 120_000,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      ANALYTICS_ID: 'G-JOURNEYS',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
