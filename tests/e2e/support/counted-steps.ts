import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Step = { name: string; clicks: number; typed: number }

/** Counts what a person does by hand, step by step, and takes their pictures into the folder that `PICTURES` names. */
export function countSteps(page: Page) {
  const steps: Step[] = []
  const now = () => {
    const step = steps.at(-1)
    if (!step) throw new Error('No step was begun.')
    return step
  }
  return {
    steps,
    begin: (name: string) => void steps.push({ name, clicks: 0, typed: 0 }),
    async click(target: Locator): Promise<void> {
      now().clicks++
      await target.click()
    },
    async type(target: Locator, text: string): Promise<void> {
      now().typed += text.length
      await target.fill(text)
    },
    /** Opens a list and chooses from it. */
    async choose(target: Locator, label: string): Promise<void> {
      now().clicks += 2
      await target.selectOption({ label })
    },
    async takePicture(name: string): Promise<void> {
      const folder = process.env.PICTURES
      if (!folder) return
      mkdirSync(folder, { recursive: true })
      await sharp(await page.screenshot())
        .resize({ width: 720 })
        .webp({ quality: 70 })
        .toFile(join(folder, `${name}.webp`))
    },
  }
}
