import { PostgresJsPreparedQuery } from 'drizzle-orm/postgres-js'
import { type Facts, trace } from './trace.ts'

/** Follows each query that Drizzle sends, until the returned function is called: Drizzle has no hook for it. */
export function traceQueries(): () => void {
  const kept = PostgresJsPreparedQuery.prototype
  const { execute } = kept
  kept.execute = function (this: PostgresJsPreparedQuery<never>, values) {
    const { sql } = this.getQuery()
    const summary = summariseQuery(sql)
    return trace({ name: summary['db.query.summary'], facts: summary }, () => execute.call(this, values))
  }
  return () => {
    kept.execute = execute
  }
}

/** The operation and the table of a query. Its text is left out: it is long, and may hold values. */
export function summariseQuery(text: string): Facts & { 'db.query.summary': string } {
  const operation =
    /^[\s(]*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete)\b/i.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
  const table = /\b(?:from|into|update)\s+(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i.exec(text)?.[1]
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table }),
    'db.query.summary': table ? `${operation} ${table}` : operation,
  }
}
