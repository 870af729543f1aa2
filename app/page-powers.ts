import { href } from 'react-router'
import type { ScriptPower } from './content-policy.ts'

/** `permissions` replaces the default `permissions-policy` (`server/platform/http/security-headers.ts`). */
type Powers = { permissions?: string; scripts: ScriptPower[]; frames: string[] }

/** The page ‘Walk the floor’ scans tickets, for which it needs the camera and a reader in WebAssembly. */
const walk: Powers = {
  permissions: 'camera=(self), geolocation=(), microphone=()',
  scripts: ["'wasm-unsafe-eval'"],
  frames: ["'self'"],
}
/**
 * The form of the look shows the home page in a frame. All back office pages get this, because the router opens that
 * form in the same document.
 */
const backOffice: Powers = { scripts: [], frames: ["'self'"] }
const none: Powers = { scripts: [], frames: [] }

/** The browser features that only some pages may use. */
export function findPowers(path: string): Powers {
  if (path.replace(/\/$/, '') === href('/admin/walk')) return walk
  return /^\/admin(\/|$)/.test(path) ? backOffice : none
}
