import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openMailbox, writeMail } from '../../../tests/support/mail/arriving-mails.ts'
import { answered } from '../../../tests/support/shop-window.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { client, arrive, ask, close } = await openMailbox(db)
afterAll(close)

const listAnswers = async (uuid: string) =>
  (await answered(client.enquiry({ uuid }))).timeline.filter(({ kind }) => kind === 'answer')

test.each([
  [
    'HTML alone',
    ['Content-Type: text/html'],
    '<p>Yes<script>alert(1)</script></p><style>x</style><img src=x onerror=y>',
    /^Yes/,
  ],
  [
    'a part without an end',
    ['Content-Type: multipart/mixed; boundary=x'],
    '--x\nContent-Type: text/plain\n\nHalf',
    /Half/,
  ],
  ['parts nested too deep', [], '', /could not be shown here/],
  ['an unknown character set', ['Content-Type: text/plain; charset=klingon'], 'Hello', /Hello/],
  ['nothing', [], '', /^$/],
] as const)(
  'a mail with %s is shown as safe text, or said to be in the mailbox',
  async (what, headers, body, shown) => {
    const { uuid, messageId } = await ask()
    const nested = Array.from(
      { length: 200 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
    ).join('')
    const mail =
      what === 'parts nested too deep'
        ? writeMail([`In-Reply-To: ${messageId}`, nested])
        : writeMail([`In-Reply-To: ${messageId}`, 'MIME-Version: 1.0', ...headers], body)
    await arrive(mail)
    const [entry] = await listAnswers(uuid)
    expect(entry?.text).toMatch(shown)
    expect(entry?.text).not.toMatch(/<|alert/)
  },
)

test.each([
  ['HTML that quotes', '<p>5 * 3 [m]</p><blockquote type="cite">Hello<br>Jane</blockquote>', '> Hello\n> Jane'],
  [
    'HTML of Outlook',
    '<p>5 * 3 [m]</p><div><p><b>From:</b> Oak<br><b>Sent:</b> Monday</p><p>Hello</p></div>',
    'From: Oak\nSent: Monday\n\nHello',
  ],
])(
  'the words of a mail with %s are separated from what it repeats, without signs of Markdown',
  async (_, html, quoted) => {
    const { uuid, messageId } = await ask()
    await arrive(writeMail([`In-Reply-To: ${messageId}`, 'MIME-Version: 1.0', 'Content-Type: text/html'], html))
    expect(await listAnswers(uuid)).toMatchObject([{ text: '5 * 3 [m]', answer: { quoted } }])
  },
)

test.each(['Content-Type: text/plain', 'Content-Type: text/plain; charset=utf-8'])(
  'letters of Windows are read in a mail that does not say so: %s',
  async (type) => {
    const { uuid, messageId } = await ask()
    const mail = writeMail([`In-Reply-To: ${messageId}`, 'MIME-Version: 1.0', type], 'Café, £5')
    await arrive(Buffer.from(mail, 'latin1'))
    expect(await listAnswers(uuid)).toMatchObject([{ text: 'Café, £5' }])
  },
)
