/** A server that sends or receives mail. `tls`: encrypted from the start. `starttls`: before signing in. `none`: not at all. */
export type MailServer = {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  userName: string
  password: string
}
