import { and, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isOnShow } from '../site/kind-pages.ts'
import { siteSettings } from '../site/tables.ts'
import { popups, slides } from './tables.ts'

type Timed = typeof slides | typeof popups

/** Whether the instant is in the period, which includes its start and excludes its end. */
export const isShownAt = (table: Timed, now: Date): SQL | undefined =>
  and(
    isOnShow(table),
    or(isNull(table.showFrom), lte(table.showFrom, now.toISOString())),
    or(isNull(table.showUntil), gt(table.showUntil, now.toISOString())),
  )

export const hasEnded = (until: PgColumn): SQL => sql`coalesce(${until} <= now(), false)`

const instantsOf = (table: Timed) =>
  [table.showFrom, table.showUntil].map((at) => sql`select ${at} as at from ${table} where ${isOnShow(table)}`)

/** The instants at which content of the site starts or ends. */
export const contentInstants: SQL = sql.join(
  [
    ...instantsOf(slides),
    ...instantsOf(popups),
    sql`select ${siteSettings.bannerFrom} from ${siteSettings}`,
    sql`select ${siteSettings.bannerUntil} from ${siteSettings}`,
  ],
  sql` union all `,
)
