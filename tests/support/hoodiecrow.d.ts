declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type Message = { raw: string; uid: number }
  type Hoodiecrow = {
    server: Server
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
    appendMessage(mailbox: string, flags: string[], internalDate: Date | undefined, raw: string): void
    getMailbox(path: string): { uidvalidity: number; uidnext: number; messages: Message[] }
  }
  export default function hoodiecrow(options: object): Hoodiecrow
}
