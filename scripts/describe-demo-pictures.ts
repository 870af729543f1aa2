import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesFile, readDemo } from '../db/demo/demo-data.ts'
import { describePictures } from '../db/demo/describe-pictures.ts'
import { listPictures } from '../db/demo/media.ts'

/** Run this after the pictures of the demonstration shop have changed: the shop does not decode them at its start. */
const files = listPictures(await readDemo()).map(({ file }) => file)
const facts = Object.entries(await describePictures(files.toSorted()))
const lines = facts.map(([file, own]) => `  ${JSON.stringify(file)}: ${JSON.stringify(own)}`)
await writeFile(join(import.meta.dirname, '../db/demo', picturesFile), `{\n${lines.join(',\n')}\n}\n`)
