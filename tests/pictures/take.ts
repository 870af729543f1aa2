import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Picture, pictures } from './pictures.ts'
import { createOwner, fillDay, openDemonstration } from './prepared-shop.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const asked = process.argv.slice(2)

const shop = await openDemonstration()
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
try {
  const here = { locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' } as const
  const page = await browser.newPage({ ...here, baseURL: shop.address })
  await createOwner(page, shop.ownerLink)
  const filled = await fillDay(page)
  for (const picture of pictures) {
    if (asked.length > 0 && !asked.includes(picture.name)) continue
    await takePicture(page, picture, picture.path(filled))
    console.log(picture.name)
  }
} finally {
  await browser.close()
  await shop.close()
}

async function takePicture(page: Page, { name, size, prepare }: Picture, path: string): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`))
}
