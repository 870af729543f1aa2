import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** Where migrations, pages and the demonstration shop lie: the same for the code as it is written and as it was built. */
export const projectFolder = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename)
