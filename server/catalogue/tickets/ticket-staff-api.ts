import type { Database } from '../../platform/database.ts'
import { changeShop } from '../../site/changes.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import type { ExplainsCredit } from './ticket-facts.ts'
import { listTickets } from './ticket-list.ts'
import { dropTicket, printTickets } from './ticket-prints.ts'

type Parts = { db: Database; publicUrl: string; explainsCredit: ExplainsCredit }

export const answerTicketCalls = ({ db, publicUrl, explainsCredit }: Parts) =>
  ({
    tickets: async (asked) => ({
      ...(await listTickets(db, asked, explainsCredit)),
      isLocal: isLocal(publicUrl),
    }),
    printTickets: (asked, { member }) =>
      changeShop(db, member, (tx, change) => printTickets(tx, change, asked, explainsCredit)),
    dropTicket: ({ uuid }, { member }) => changeShop(db, member, (tx, change) => dropTicket(tx, change, uuid)),
  }) satisfies StaffAnswers

/** Whether the shop's address is local: a phone that scans a ticket would look for the shop on itself. */
const isLocal = (publicUrl: string) =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicUrl).hostname)
