import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'results.md')

/** Replaces the section of the same name in the report, and leaves the other sections unchanged. */
export async function writeSection(title: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '# Faults and floods\n')
  const [head = '', ...sections] = before.split(/^(?=## )/m)
  const own = `## ${title}\n\n${text.trim()}\n`
  const place = sections.findIndex((section) => section.startsWith(`## ${title}\n`))
  if (place === -1) sections.push(own)
  else sections[place] = own
  await writeFile(file, `${[head, ...sections].map((part) => part.trim()).join('\n\n')}\n`)
}
