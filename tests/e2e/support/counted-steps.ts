import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

type Dropped = { name: string; mimeType: string; buffer: Buffer }
type Step = { name: string; clicks: number; typed: number }

/** Counts a person's clicks and typed characters in each step, and takes pictures of the steps if `PICTURES` names a folder. */
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
    /** Presses a shortcut, or Enter to choose or save; counts as a click. */
    async press(key: string): Promise<void> {
      now().clicks++
      await page.keyboard.press(key)
    },
    /** Drags a file from the computer. */
    async drop(target: Locator, { name, mimeType, buffer }: Dropped): Promise<void> {
      now().clicks++
      const file = { name, mimeType, base64: buffer.toString('base64') }
      const dataTransfer = await page.evaluateHandle(({ name, mimeType, base64 }) => {
        const transfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
        return transfer
      }, file)
      await target.dispatchEvent('dragover', { dataTransfer })
      await target.dispatchEvent('drop', { dataTransfer })
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
      // Notices of earlier steps close by themselves.
      const notices = page.getByRole('region', { name: 'Notifications' })
      await expect(notices.getByRole('button', { name: 'Close' })).toHaveCount(0, { timeout: 20_000 })
      await sharp(await page.screenshot())
        .resize({ width: 720 })
        .webp({ quality: 70 })
        .toFile(join(folder, `${name}.webp`))
    },
  }
}
