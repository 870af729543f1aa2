import { create, search as find, insertMultiple } from '@orama/orama'
import { type Document, fields, weights } from '../documents.ts'
import { amount, type Contender } from './contender.ts'

const schema = { id: 'string', ...Object.fromEntries(fields.map((field) => [field, 'string'])) } as Record<
  keyof Document,
  'string'
>

export async function openOrama(documents: Document[]): Promise<Contender> {
  const engine = create({ schema, components: { tokenizer: { stemming: true, language: 'english' } } })
  await insertMultiple(engine, documents)
  const search = async (term: string) => {
    const { hits } = await find(engine, { term, boost: weights, tolerance: 1, limit: amount })
    return hits.map(({ document }) => String(document.id))
  }
  return { name: 'Orama', search }
}
