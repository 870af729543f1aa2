import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { blinkSettings } from '../../scripts/blink-settings.ts'

/** Lighthouse is downloaded on demand, so that running a shop does not require installing it. */
const program = 'lighthouse@13.5.0'
export const devices = ['phone', 'desktop'] as const
export type Device = (typeof devices)[number]
export type Scores = Record<string, number>

type Report = { categories: Record<string, { title: string; score: number | null }> }

/** Several runs, because single ones vary a lot on a busy machine. */
const runs = 3

/** Takes the median of the runs for each category. */
export async function score(address: string, device: Device, chromium: string): Promise<Scores> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run++) all.push(await runOnce(address, device, chromium))
  const middle = (title: string) => all.map((scores) => scores[title] ?? 0).toSorted((a, b) => a - b)[runs >> 1] ?? 0
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((title) => [title, middle(title)]))
}

async function runOnce(address: string, device: Device, chromium: string): Promise<Scores> {
  const options = [
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    '--no-enable-error-reporting',
    `--chrome-flags=--headless=new --no-sandbox --disable-background-networking ${blinkSettings}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const { stdout } = await promisify(execFile)('npx', ['--yes', program, address, ...options], {
    env: { ...process.env, CHROME_PATH: chromium },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { categories } = JSON.parse(stdout) as Report
  return Object.fromEntries(
    Object.values(categories).map(({ title, score: reached }) => [title, Math.round((reached ?? 0) * 100)]),
  )
}
