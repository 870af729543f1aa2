import { href } from 'react-router'
import type { ScriptPower } from './content-policy.ts'

/** `permissions`: in place of what every other answer refuses (`server/platform/http/security-headers.ts`). */
type Powers = { permissions?: string; scripts: ScriptPower[] }

/** Walking the floor scans tickets: with the camera, and with a reader that is WebAssembly. */
const walk: Powers = {
  permissions: 'camera=(self), geolocation=(), microphone=()',
  scripts: ["'wasm-unsafe-eval'"],
}
const none: Powers = { scripts: [] }

/** What one page alone may do. */
export const findPowers = (path: string): Powers => (path.replace(/\/$/, '') === href('/admin/walk') ? walk : none)
