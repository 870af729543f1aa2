import { loadDemoIfNew } from '../db/demo/load-if-new.ts'
import { startBackgroundWork } from './background-work.ts'
import { openBookingKeys } from './bookings/booking-keys.ts'
import { openFileReader } from './catalogue/import/reading/file-reader.ts'
import { answersText } from './content/answers/api.ts'
import { openMetrics } from './lazy-parts.ts'
import { openMailParts } from './mail/mail-parts.ts'
import { openMedia } from './media/media.ts'
import { openResponseTimes } from './overview/health/response-times.ts'
import { openShopperCounts } from './overview/shopper-counts.ts'
import { openCaptcha } from './platform/captcha/captcha.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { openStorage } from './platform/storage/storage.ts'
import { openShownContent, type ShownContent } from './shown-content.ts'
import { openAuth } from './staff/auth.ts'

type Source = {
  config: Config
  database: OpenDatabase
  /** The database, or its replica, from which the public catalogue and content are read. */
  reading: OpenDatabase
  log: Logger
}

export type ShopParts = Awaited<ReturnType<typeof openShopParts>>

/** Opens the parts that answer requests, and starts the background work. */
export async function openShopParts(source: Source) {
  const { config, database, reading, log } = source
  const { db, throughOutages } = database
  const storage = await openStorage(config)
  if (config.startsWithDemo) await throughOutages(() => loadDemoIfNew({ db, storage, log }))
  const media = openMedia(storage, log, config.avifEffort)
  const shown = await openShownContent({ config, database, reading, media, log })
  const mail = openMailParts(db, config)
  const keys = openBookingKeys(config.sessionSecret)
  const reader = openFileReader()
  const responseTimes = openResponseTimes()
  const background = await startBackgroundWork({ config, database, media, mail, keys, reader, responseTimes, log })
  const captcha = openCaptcha(config.captcha, config.sessionSecret, log)
  const auth = openShopAuth(source)
  const shopperCounts = countShoppers(source, shown)
  const metrics = config.metrics && (await openMetrics(config.metrics, log))
  return {
    config,
    database,
    reading,
    log,
    storage,
    media,
    shown,
    mail,
    keys,
    reader,
    responseTimes,
    captcha,
    auth,
    shopperCounts,
    metrics,
    /** Ends the background work. */
    stop: () => Promise.all([shown.stopWatching(), background.close()]),
    close: () => {
      reader.close()
      return Promise.all([shopperCounts.close(), media.close(), shown.close()])
    },
  }
}

const openShopAuth = ({ config, database, log }: Source) =>
  openAuth(database.db, {
    publicUrl: config.publicUrl,
    secret: config.sessionSecret,
    idleHours: config.sessionIdleHours,
    ownersNeedCodeFrom: config.ownersNeedCodeFrom,
    log,
  })

const countShoppers = ({ config, database, log }: Source, { catalogue, readTexts }: ShownContent) =>
  openShopperCounts({
    db: database.db,
    readIndex: () => catalogue.index,
    isAnswered: (text) => answersText({ catalogue, readTexts }, text),
    secret: config.sessionSecret,
    log,
  })
