import { takesVisits } from './bookings/opening.ts'
import { openCatalogue } from './catalogue/index/catalogue.ts'
import { nameProgram, openStoredIndex } from './catalogue/index/stored-index.ts'
import { startOfferClock } from './catalogue/prices/offer-clock.ts'
import { findDestination } from './catalogue/search-rules/destinations.ts'
import { openShopTexts } from './content/answers/shop-texts.ts'
import { contentInstants } from './content/shown-now.ts'
import { isShown } from './lazy-parts.ts'
import type { Media } from './media/media.ts'
import { openMediaSource } from './media/media-source.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { watchContent } from './site/content-version.ts'
import { openDayCount } from './site/london-time.ts'
import { openPhases } from './site/opening-today.ts'
import { followRedirect, readRedirects } from './site/redirects.ts'

type Parts = { config: Config; database: OpenDatabase; reading: OpenDatabase; media: Media; log: Logger }

export type ShownContent = Awaited<ReturnType<typeof openShownContent>>

/** Holds in memory what shoppers are shown, and refreshes it after each change: products, texts, redirects, binned pictures. */
export async function openShownContent({ config, database, reading, media, log }: Parts) {
  const { db, throughOutages, listener: sql } = database
  const mediaSource = await throughOutages(() =>
    openMediaSource({ db, media, log, isShown: (hash) => isShown(db, hash) }),
  )
  const catalogue = await throughOutages(() => openCatalogue({ db: reading.db, log, ...chooseIndex(config, db, log) }))
  const texts = await throughOutages(() => openShopTexts(reading.db, takesVisits))
  const offerClock = startOfferClock({ db, log, others: contentInstants })
  let redirects = await throughOutages(() => readRedirects(reading.db))
  const aside = database.openSeparate()
  const separateReading = reading === database ? undefined : reading.openSeparate()
  const changes = await watchContent({
    db: separateReading?.db ?? aside.db,
    source: separateReading && aside.db,
    sql,
    log,
    onVersion: async () => {
      await Promise.all([catalogue.refresh(), texts.refresh(), mediaSource.binned.refresh()])
      redirects = await readRedirects(reading.db)
      offerClock.look()
    },
  })
  await changes.catchUp()
  const today = openDayCount()
  const phase = openPhases(() => texts.current().settings.openingHours)
  return {
    catalogue,
    readTexts: texts.current,
    mediaSource,
    changes,
    /** A database session of its own, for short queries that must not wait for those of requests. */
    aside,
    /** The version of cached answers: the content version, today's date and whether the shop is open, since pages show them. */
    version: () => (changes.current() * 100_000 + today()) * 4 + phase(),
    findRedirect: (url: URL) => followRedirect(redirects, url),
    findSearchDestination: (url: URL) => findDestination(catalogue.index, redirects, url),
    stopWatching: () => Promise.all([offerClock.stop(), changes.close()]),
    close: () => Promise.all([catalogue.close(), aside.close(), separateReading?.close()]),
  }
}

/** Chooses the search index: tables of PostgreSQL, or an index in memory, which is stored for the next start. */
function chooseIndex({ search, dataDir }: Config, db: OpenDatabase['db'], log: Logger) {
  const clock = () => new Date()
  const program = nameProgram()
  if (search === 'postgres') return { clock, tables: { primary: db, program: program ?? 'source' } }
  return { clock, kept: program === undefined ? undefined : openStoredIndex({ folder: dataDir, program, log }) }
}
