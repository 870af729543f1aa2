import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of migrations, pages and the demonstration shop: the same for source code and for a build. */
export const projectFolder = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename)
