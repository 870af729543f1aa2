import type { SendingEdit } from '../../../contract/staff/mail.ts'

export const countMails = (count: number) => (count === 1 ? '1 mail' : `${count.toLocaleString('en-GB')} mails`)

/** `3 mails are kept as files`. */
export const describeKept = (count: number) =>
  count === 1 ? '1 mail is kept as a file' : `${countMails(count)} are kept as files`

export const sendingLabels: Record<keyof SendingEdit, string> = {
  host: 'Server',
  port: 'Port',
  security: 'Encryption',
  userName: 'User name',
  password: 'Password',
  address: 'Address',
  name: 'Name',
  dkimSelector: 'DKIM selector',
}
