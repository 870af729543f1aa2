import type { PropertyName } from '../values/properties.ts'

/** [S]Size=M,[CS]Colour=Sage:#8a9a5b, or Type=Radio|Name=Size|Value=MType=Swatch|Name=Colour|Value=Sage[#8a9a5b] */
export const readOptions = (text: string): PropertyName[] =>
  (/\bName=/.test(text) ? readNewer(text) : readOlder(text)).filter(({ name, value }) => name !== '' && value !== '')

const readNewer = (text: string) =>
  text.split(/(?=Type=[\w ]+\|Name=)/).map((option) => {
    const [, name = '', value = ''] = /\|Name=(.*?)\|Value=(.*)$/s.exec(option) ?? []
    return { name: name.trim(), value: cutEnd(value.replace(/\[#[^\]]*\]/g, '')) }
  })

/** Options are put one after another, by some programs with a bar or a comma between them. */
const cutEnd = (value: string) => value.replace(/[\s|,]+$/, '').trim()

const readOlder = (text: string) =>
  text.split(/(?=\[[A-Z]{1,3}\])/).map((option) => {
    const [, kind = '', name = '', value = ''] = /^\[([A-Z]{1,3})\](.*?)=(.*)$/s.exec(option) ?? []
    const bare = kind === 'CS' ? value.replace(/:(?:#|https?:)\S*\s*,?\s*$/, '') : value
    return { name: name.trim(), value: cutEnd(bare) }
  })
