import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/*/tables.ts', './server/catalogue/import/tables.ts'],
  out: './db/migrations',
  casing: 'snake_case',
})
