import type { RepliesEdit, SendingEdit } from '../../../contract/staff/mail.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'

/** What every page says of a mail that was not sent. */
export const notSent = 'Not sent: email is not set up'

/** '3 emails are kept as files'. */
export const describeKept = (count: number) =>
  count === 1 ? '1 email is kept as a file' : `${writeCount(count, 'email')} are kept as files`

const serverLabels = {
  host: 'Server',
  port: 'Port',
  security: 'Encryption',
  userName: 'User name',
  password: 'Password',
  address: 'Address',
}

export const sendingLabels: Record<keyof SendingEdit, string> = {
  ...serverLabels,
  name: 'Name',
  dkimSelector: 'DKIM selector',
}

export const repliesLabels: Record<keyof RepliesEdit, string> = {
  ...serverLabels,
  takesPlus: 'It accepts addresses with a plus, such as hello+word@example.co.uk',
}
