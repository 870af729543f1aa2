import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => instant().notNull().defaultNow()
export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
/** An instant that may be missing. */
export const at = instant
/** An instant that may be missing, as forms have it. */
export const isoAt = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (at) => new Date(at).toISOString(),
})
export const versionNumber = () => bigint({ mode: 'number' })
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
