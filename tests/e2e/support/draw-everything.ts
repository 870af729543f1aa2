import type { Page } from '@playwright/test'

/** Draws the rows far from the window as well: a browser says nothing of their sizes and colours until they come near. */
export async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}
