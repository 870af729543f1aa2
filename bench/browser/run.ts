import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { blinkSettings } from '../../scripts/blink-settings.ts'
import { startShop } from '../shop/shop-process.ts'
import { visit } from './first-visit.ts'
import { devices, score } from './lighthouse.ts'
import { looks, openLookSetter } from './looks.ts'
import { choosePages } from './pages.ts'
import { type PageFigures, writeLookReport, writeReport } from './report.ts'
import { warmPictures } from './warm-pictures.ts'

const runs = 5
const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath()

// In a new folder the shop loads the demonstration at its start.
const folder = mkdtempSync(join(tmpdir(), 'showroom-browser-bench-'))
const shop = await startShop({ env: { NODE_ENV: 'production', DATABASE_URL: '' }, folder })
try {
  const addresses = await choosePages(`http://localhost:${shop.port}`)
  // `npm run bench:browser -- looks` measures the looks that an owner can choose, and no more.
  await (process.argv[2] === 'looks' ? measureLooks(addresses) : measurePages(addresses))
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}

function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-background-networking', blinkSettings]
  return chromium.launch({ executablePath, args })
}

async function measurePages(addresses: Record<string, string>): Promise<void> {
  const browser = await openBrowser()
  const pages: PageFigures[] = []
  for (const [name, address] of Object.entries(addresses)) pages.push(await measureVisits(browser, name, address))
  await browser.close()
  // Written before Lighthouse runs and after each of its pages, because Lighthouse sometimes loses its recording and fails.
  await record(pages)
  for (const page of pages) {
    for (const device of devices) {
      console.log(`Lighthouse on a ${device}: ${page.name} …`)
      page.scores[device] = await score(addresses[page.name] ?? '', device, executablePath).catch(logFailure)
    }
    await record(pages)
  }
}

async function measureLooks({ home = '', product = '', content = '' }: Record<string, string>): Promise<void> {
  const setLook = await openLookSetter(shop)
  const browser = await openBrowser()
  const pages: PageFigures[] = []
  for (const { name, look } of looks) {
    await setLook(look)
    for (const [kind, address] of Object.entries({ home, product, content }))
      pages.push(await measureVisits(browser, `${kind}: ${name}`, address))
  }
  await browser.close()
  const report = writeLookReport(pages, runs)
  console.log(report)
  await writeFile(join(import.meta.dirname, '../look-results.md'), report)
}

async function measureVisits(browser: Browser, name: string, address: string): Promise<PageFigures> {
  console.log(`Visiting ${name} …`)
  await warmPictures(browser, address)
  const page: PageFigures = { name, visits: [], scores: {} }
  for (let run = 0; run < runs; run += 1) page.visits.push(await visit(browser, address))
  return page
}

async function record(pages: PageFigures[]): Promise<void> {
  const report = writeReport(pages, runs)
  console.log(report)
  await writeFile(join(import.meta.dirname, '../browser-results.md'), report)
}

function logFailure({ message }: Error): undefined {
  console.error(`Lighthouse failed: ${message.split('\n').at(-2)}`)
}
