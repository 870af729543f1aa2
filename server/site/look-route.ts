import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env, Hono } from 'hono'
import { readLookName } from '../../contract/look/look-name.ts'
import { writeStyles } from '../../contract/look/styles.ts'
import { typefaceFiles } from '../../contract/look/typefaces.ts'
import { notFound } from '../platform/problem.ts'
import { projectFolder } from '../platform/project-folder.ts'
import { digestStyles } from './look.ts'

const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=60'

/**
 * The stylesheet of any look, computed from its address, so that a cached page finds the styles of an earlier look. A
 * digest of another release gets the current styles, cached for a short time.
 */
export function lookRoute<E extends Env>(app: Hono<E>): void {
  app.get('/look/fonts/:name{[a-z-]+\\.woff2}', async ({ req, body }) => {
    const name = req.param('name').replace('.woff2', '')
    if (!typefaceFiles.includes(name)) throw notFound('font')
    const font = await readFile(join(projectFolder, 'server/site/look-fonts', `${name}.woff2`))
    return body(new Uint8Array(font), 200, { 'content-type': 'font/woff2', 'cache-control': forGood })
  })
  app.get('/look/:digest/:name{[0-9a-z-]+\\.css}', ({ req, body }) => {
    const look = readLookName(req.param('name').replace('.css', ''))
    if (!look) throw notFound('stylesheet')
    const styles = writeStyles(look)
    const isSame = digestStyles(styles) === req.param('digest')
    return body(styles, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isSame ? forGood : forNow,
    })
  })
}
