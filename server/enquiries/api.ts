import type { calls } from '../../contract/calls.ts'
import type { FindReplyAddress } from '../mail/mail-parts.ts'
import { forgetOldSolutions } from '../platform/captcha/used-solutions.ts'
import type { Captcha } from '../platform/captcha/verdict.ts'
import type { Db } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import type { MailDelivery } from '../platform/mail/mailer.ts'
import { forgetOldCounts } from '../platform/rate-limit/limit.ts'
import type { Handlers } from '../serve.ts'
import { receiveEnquiry } from './receive.ts'

type Parts = {
  db: Db
  captcha: Captcha
  publicUrl: string
  canSendMail: MailDelivery['canSend']
  findReplyAddress: FindReplyAddress
  log: Logger
}

export function answerEnquiryCalls({ db, log, canSendMail, ...context }: Parts): Handlers<typeof calls, 'contact'> {
  let hasWarned = false
  const warnOnce = () => {
    if (!hasWarned) log.warn('Enquiries are kept but not mailed to the shop: its settings hold no email address')
    hasWarned = true
  }
  return {
    contact: async (input, { address }) => {
      const { mailed, quoted } = await receiveEnquiry(db, input, address, context)
      if (mailed !== 'shop') warnOnce()
      await forgetOld(db).catch((err) => log.error({ err }, 'Expired limits and captchas could not be deleted'))
      return { received: true, copyMailed: quoted && (await canSendMail()) }
    },
  }
}

async function forgetOld(db: Db): Promise<void> {
  await forgetOldCounts(db)
  await forgetOldSolutions(db)
}
