import { html, raw } from 'hono/html'
import { sizedAddress } from '../../contract/media.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { readLook } from '../site/look.ts'
import { readSettings } from '../site/settings.ts'
import { writeAddress } from '../site/shop-facts.ts'

type Mail = { subject: string; html: string }

/** The largest size of a logo in a mail; its actual size depends on its proportions. */
const logoHeight = 44
const maxLogoWidth = 240

/** The HTML document of a mail, for light and dark screens: the shop's logo or name, the body, the shop's address. */
export async function frameMailBody(db: Db, mail: Mail, publicUrl = ''): Promise<string> {
  const [shop, { logoHash }] = await Promise.all([readSettings(db), readLook(db)])
  const logo = logoHash === null ? undefined : (await readPictures(db, [logoHash])).get(logoHash)
  const head = logo
    ? html`<img src="${publicUrl}${sizedAddress(logo, 640)}" alt="${shop.shopName}" ${measure(logo)} style="display: block; border: 0">`
    : html`${shop.shopName}`
  return String(html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${mail.subject}</title><style>${raw(darkStyles)}</style></head>
<body class="around" style="margin: 0; padding: 16px; background: #f4f1ea; color: #26241f; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Arial, sans-serif">
<div class="sheet" style="max-width: 600px; margin: 0 auto; background: #fff">
<div class="head" style="padding: 16px 24px; background: #fff; border-bottom: 1px solid #ddd7ca; font-size: 20px; color: #26241f">${head}</div>
<div style="padding: 8px 24px">${raw(mail.html)}</div>
<div class="foot" style="padding: 16px 24px; border-top: 1px solid #ddd7ca; color: #6a655a; font-size: 13px; white-space: pre-line">${writeAddress(shop)}</div>
</div></body></html>
`)
}

/** The head stays light on dark screens, because logos are made for a light background. */
const darkStyles = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .around { background: #171613 !important; color: #eeeae1 !important }
  .sheet { background: #25231e !important }
  .foot { color: #b9b3a6 !important; border-color: #45423a !important }
  a { color: #a9cdb8 !important }
}`

function measure({ width, height }: { width: number; height: number }) {
  const scale = Math.min(logoHeight / height, maxLogoWidth / width)
  return raw(`width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`)
}
