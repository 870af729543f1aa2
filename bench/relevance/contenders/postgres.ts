import type { Sql } from 'postgres'
import { type Document, fields } from '../documents.ts'
import { amount, type Contender } from './contender.ts'

/**
 * Full-text search with trigrams: products with all words, then with any word, then with similar names. The weights A to D are
 * PostgreSQL's defaults.
 */
export async function openPostgresSearch(sql: Sql, documents: Document[]): Promise<Contender> {
  await sql`create extension if not exists pg_trgm`
  await sql`drop schema if exists relevance cascade`
  await sql`create schema relevance`
  await sql`create table relevance.documents (
    id text primary key, name text, category text, "subCategory" text, brand text, range text, "values" text, tags text, description text,
    words tsvector generated always as (
      setweight(to_tsvector('english', name || ' ' || "subCategory"), 'A') ||
      setweight(to_tsvector('english', brand || ' ' || range || ' ' || "values" || ' ' || category), 'B') ||
      setweight(to_tsvector('english', tags), 'C') || setweight(to_tsvector('english', description), 'D')
    ) stored
  )`
  for (let from = 0; from < documents.length; from += 500) {
    await sql`insert into relevance.documents ${sql(documents.slice(from, from + 500), 'id', ...fields)}`
  }
  await sql`create index on relevance.documents using gin (words)`
  await sql`create index on relevance.documents using gin (name gin_trgm_ops)`
  await sql`analyze relevance.documents`
  const find = (query: string) => sql<{ id: string }[]>`
    with asked as (
      select websearch_to_tsquery('english', ${query}) as all_words,
        replace(plainto_tsquery('english', ${query})::text, '&', '|')::tsquery as any_word
    ), found as (
      select id, 2 + ts_rank(words, all_words) as rank from relevance.documents, asked where words @@ all_words
      union all
      select id, ts_rank(words, any_word) from relevance.documents, asked where words @@ any_word
      union all
      select id, word_similarity(${query}, name) - 1 from relevance.documents where ${query} <% name
    )
    select id from found group by id order by max(rank) desc, id limit ${amount}`
  const search = async (query: string) => (await find(query)).map(({ id }) => id)
  return { name: 'PostgreSQL', search }
}
