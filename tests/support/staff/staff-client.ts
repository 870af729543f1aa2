import { type Client, createClient } from '../../../contract/client.ts'
import { type StaffCalls, staffCalls } from '../../../contract/staff/calls.ts'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { answerBackOfficeCalls, type BackOfficeParts } from '../../../server/back-office.ts'
import { openBookingKeys } from '../../../server/bookings/booking-keys.ts'
import { buildIndex } from '../../../server/catalogue/search/catalogue-index.ts'
import { sendInProcess } from '../../../server/http-calls.ts'
import { openMailParts } from '../../../server/mail/mail-parts.ts'
import { copyTextPictures } from '../../../server/media/text-pictures/copy-text-pictures.ts'
import { openLog } from '../../../server/platform/log.ts'
import { bindCalls } from '../../../server/serve.ts'
import { openAuth } from '../../../server/staff/auth.ts'

export const ruth = { id: '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1aa', name: 'Ruth', email: 'ruth@shop.example' }
const nobody = '00000000-0000-4000-8000-000000000000'

const publicUrl = 'http://shop.example'
const secret = 'a secret of thirty-two characters or more'

const mailConfig = {
  mail: { smtpUrl: undefined, from: undefined, internalHosts: [], dnsServer: undefined },
  dataDir: '/nowhere',
  sessionSecret: secret,
}
const emptyIndex = buildIndex([])

/** Mail is set up unless `mail` says otherwise. */
type Parts = Pick<BackOfficeParts, 'db'> &
  Partial<Pick<BackOfficeParts, 'readIndex' | 'media'>> & {
    mail?: Partial<BackOfficeParts['mail']>
    /** The media store into which pictures in saved texts are copied; without it they are not copied. */
    pictures?: Pick<Parameters<typeof copyTextPictures>[1], 'media' | 'fetching'>
  }

/** The back office's API for a signed-in member of staff. */
export function openStaffClient(given: Parts, role: Role = 'owner', who = ruth): Client<StaffCalls> {
  const readIndex = given.readIndex ?? (() => emptyIndex)
  const parts = {
    ...given,
    mail: { ...openMailParts(given.db, mailConfig), canSend: async () => true, ...given.mail },
    readIndex,
    publicUrl,
    keys: openBookingKeys(secret),
    auth: openAuth(given.db, { publicUrl, secret, log: openLog('silent') }),
  }
  const member = { ...who, role }
  const caller = { address: '192.0.2.1', headers: new Headers(), member, sessionId: nobody }
  const calls = bindCalls(staffCalls, answerBackOfficeCalls(parts))
  const { db, pictures } = given
  const copying = pictures ? copyTextPictures(calls, { db, publicUrl, ...pictures }) : calls
  return createClient(staffCalls, sendInProcess(copying, caller))
}
