import { findChromium } from '../../scripts/chromium.mjs'

process.env.CHROMIUM_PATH = await findChromium()
await import('./take.ts')
