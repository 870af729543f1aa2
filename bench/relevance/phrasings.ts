import { readdirSync, readFileSync } from 'node:fs'
import { understandQuery } from '../../server/catalogue/search/understanding/understand.ts'
import { readDemoVocabulary } from '../../tests/support/demo-vocabulary.ts'
import { writeShort } from '../../tests/support/understood-in-short.ts'

const folder = new URL('../../tests/phrasings/', import.meta.url)
/** Omits questions about the shop, which another test judges by the page that answers them. */
const answered = 'about-the-shop.txt'

type Row = { list: string; phrasings: string; 'as judged': string }

/** Counts the phrasings of each list that are understood as judged. */
export function countPhrasings(): Row[] {
  const shop = readDemoVocabulary()
  const lists = readdirSync(folder).filter((file) => file.endsWith('.txt') && file !== answered)
  return lists.sort().map((file) => {
    const lines = readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    const right = lines.filter((line) => {
      const [query = '', expected = ''] = line.replace(/^! /, '').split(/ = ?/)
      return writeShort(understandQuery(query, shop)) === expected
    })
    const share = `${((100 * right.length) / lines.length).toFixed(1)} %`
    return { list: file.replace('.txt', ''), phrasings: String(lines.length), 'as judged': share }
  })
}
