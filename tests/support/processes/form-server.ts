import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { bookingCalls } from '../../../contract/booking-calls.ts'
import { calls } from '../../../contract/calls.ts'
import { answerBookingCalls } from '../../../server/bookings/api.ts'
import { openBookingKeys } from '../../../server/bookings/booking-keys.ts'
import { answerEnquiryCalls } from '../../../server/enquiries/api.ts'
import { mountCalls } from '../../../server/http-calls.ts'
import { openAltcha } from '../../../server/platform/captcha/altcha.ts'
import { mountCaptchaChallenge } from '../../../server/platform/captcha/challenge.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { openLog } from '../../../server/platform/log.ts'
import { startOutbox } from '../../../server/platform/mail/outbox.ts'
import { openSmtpMailer } from '../../../server/platform/mail/smtp.ts'
import { answerProblem } from '../../../server/problem-answers.ts'
import { type Bindings, bindCalls } from '../../../server/serve.ts'

/** A process for tests to kill, which accepts enquiries and visits and sends their mails: `node form-server.ts <connection> <SMTP URL>`. */
const [connection = '', smtpUrl = ''] = process.argv.slice(2)
const { db, sql } = await openDatabase(JSON.parse(connection))
const log = openLog('fatal')
const secret = 'known to every process of the shop'
const captcha = openAltcha({ secret, rounds: 1, range: [1, 3] })
const shop = { db, captcha, publicUrl: 'https://shop.example', canSendMail: async () => true, log }

const app = new Hono<Bindings>()
app.onError((error, context) => answerProblem(error, context, log))
mountCaptchaChallenge(app, captcha)
const enquiries = answerEnquiryCalls({ ...shop, findReplyAddress: async () => null })
mountCalls(app, bindCalls({ contact: calls.contact }, enquiries))
mountCalls(app, bindCalls(bookingCalls, answerBookingCalls({ ...shop, keys: openBookingKeys(secret) })))

const mailer = openSmtpMailer({ server: smtpUrl, from: 'shop@example.co.uk', fromName: '' })
startOutbox({ db, sql, mailer, log, pace: { lanes: 12, pollMs: 200, leaseMs: 1500 } })

const fetch = (request: Request) => app.fetch(request, { address: request.headers.get('x-shopper') ?? '' })
const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => {
  console.log((server.address() as AddressInfo).port)
})
