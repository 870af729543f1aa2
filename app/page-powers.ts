import { href } from 'react-router'
import type { ScriptPower } from './content-policy.ts'

/** `permissions`: in place of what every other answer refuses (`server/platform/http/security-headers.ts`). */
type Powers = { permissions?: string; scripts: ScriptPower[]; frames: string[] }

/** Walking the floor scans tickets: with the camera, and with a reader that is WebAssembly. */
const walk: Powers = {
  permissions: 'camera=(self), geolocation=(), microphone=()',
  scripts: ["'wasm-unsafe-eval'"],
  frames: ["'self'"],
}
/** Beside the form of the shop's look its home page is shown, and a page is reached from any other without a new document. */
const backOffice: Powers = { scripts: [], frames: ["'self'"] }
const none: Powers = { scripts: [], frames: [] }

/** What some pages alone may do. */
export function findPowers(path: string): Powers {
  if (path.replace(/\/$/, '') === href('/admin/walk')) return walk
  return /^\/admin(\/|$)/.test(path) ? backOffice : none
}
