import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { blinkSettings } from '../../scripts/blink-settings.ts'
import { startShop } from '../shop/shop-process.ts'
import { visit } from './first-visit.ts'
import { devices, score } from './lighthouse.ts'
import { choosePages } from './pages.ts'
import { type PageFigures, writeReport } from './report.ts'
import { warmPictures } from './warm-pictures.ts'

const runs = 5
const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath()

// A new folder is filled with the demonstration shop at the start.
const folder = mkdtempSync(join(tmpdir(), 'showroom-browser-bench-'))
const shop = await startShop({ env: { NODE_ENV: 'production', DATABASE_URL: '' }, folder })
try {
  await measurePages(await choosePages(`http://localhost:${shop.port}`))
} finally {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measurePages(addresses: Record<string, string>): Promise<void> {
  const args = ['--no-sandbox', '--disable-background-networking', blinkSettings]
  const browser = await chromium.launch({ executablePath, args })
  const pages: PageFigures[] = []
  for (const [name, address] of Object.entries(addresses)) pages.push(await measureVisits(browser, name, address))
  await browser.close()
  // Before Lighthouse begins, which at times loses its own recording and gives up, and after each page of it.
  await record(pages)
  for (const page of pages) {
    for (const device of devices) {
      console.log(`Lighthouse on a ${device}: ${page.name} …`)
      page.scores[device] = await score(addresses[page.name] ?? '', device, executablePath).catch(sayWhy)
    }
    await record(pages)
  }
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

function sayWhy({ message }: Error): undefined {
  console.error(`Not scored: ${message.split('\n').at(-2)}`)
}
