import type { PropertyName } from '../values/properties.ts'

/** [S]Size=M,[CS]Colour=Sage:#8a9a5b, or Type=Radio|Name=Size|Value=MType=Swatch|Name=Colour|Value=Sage[#8a9a5b] */
export const readOptions = (text: string): PropertyName[] =>
  (/\bName=/.test(text) ? readNewer(text) : readOlder(text)).filter(({ name, value }) => name !== '' && value !== '')

const readNewer = (text: string) =>
  text.split(/(?=Type=[\w ]+\|Name=)/).map((option) => {
    const [, ...afterName] = option.split('|Name=')
    const [name = '', ...values] = afterName.join('|Name=').split('|Value=')
    return { name: name.trim(), value: cutEnd(values.join('|Value=').replace(/\[#[^[\]]*\]/g, '')) }
  })

/** Options follow each other directly or, in files of some programs, after a bar or a comma. */
const cutEnd = (value: string) => value.replace(/(?<![\s|,])[\s|,]+$/, '').trim()

const readOlder = (text: string) =>
  text.split(/(?=\[[A-Z]{1,3}\])/).map((option) => {
    const [, kind = '', name = '', value = ''] = /^\[([A-Z]{1,3})\](.*?)=(.*)$/s.exec(option) ?? []
    const bare = cutEnd(value)
    return { name: name.trim(), value: kind === 'CS' ? cutSwatch(bare) : bare }
  })

/** The colour or picture after a value begins at the first colon that can begin it in its last word. */
function cutSwatch(value: string): string {
  const last = value.split(/\s/).at(-1) ?? ''
  const at = last.search(/:(?:#|https?:)/)
  return at < 0 ? value : cutEnd(value.slice(0, value.length - last.length + at))
}
