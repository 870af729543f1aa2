export const countMails = (count: number) => (count === 1 ? '1 mail' : `${count.toLocaleString('en-GB')} mails`)

/** `3 mails are kept as files`. */
export const describeKept = (count: number) =>
  count === 1 ? '1 mail is kept as a file' : `${countMails(count)} are kept as files`
