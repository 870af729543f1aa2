import type { MailParts } from '../mail/mail-parts.ts'
import type { Database } from '../platform/database.ts'
import { changeShop, changeWithoutAnswer } from '../site/changes.ts'
import { refuseWithoutMail } from '../site/mails-about.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { markEnquiry, startReply } from './attention.ts'
import { assignEnquiry, moveEnquiry } from './enquiry-edits.ts'
import { readEnquiry } from './enquiry-view.ts'
import { enterEnquiry } from './entry.ts'
import { countInbox, listEnquiries } from './inbox.ts'
import { addNote, removeNote } from './notes.ts'
import { previewReply, sendReply } from './reply.ts'
import { resendMail } from './resend-mail.ts'
import { moveSeveral, undoSeveral } from './several-moves.ts'

type Parts = { db: Database; publicUrl: string; mail: MailParts }

export const answerEnquiryStaffCalls = ({ db, publicUrl, mail }: Parts) => {
  const { findReplyAddress } = mail
  return {
    enquiries: (asked, { member }) => listEnquiries(db, asked, member.id),
    enterEnquiry: (entry, { member }) =>
      changeShop(db, member, (tx, change) => enterEnquiry(tx, change, member, entry)),
    countEnquiries: () => countInbox(db),
    enquiry: ({ uuid }, { member }) => readEnquiry(db, uuid, member, { publicUrl, findReplyAddress }),
    markEnquiry: (mark) => withoutAnswer(markEnquiry(db, mark)),
    moveEnquiry: (move, { member }) => changeShop(db, member, (tx, change) => moveEnquiry(tx, change, member, move)),
    assignEnquiry: (move, { member }) =>
      changeShop(db, member, (tx, change) => assignEnquiry(tx, change, member, move)),
    moveEnquiries: (move, { member }) => changeShop(db, member, (tx, change) => moveSeveral(tx, change, member, move)),
    undoEnquiries: (undo, { member }) => changeShop(db, member, (tx, change) => undoSeveral(tx, change, member, undo)),
    addNote: (note, { member }) => changeShop(db, member, (tx, change) => addNote(tx, change, member, note)),
    removeNote: (mark, { member }) => changeWithoutAnswer(db, member, (tx, change) => removeNote(tx, change, mark)),
    startReply: ({ uuid }, { member }) => withoutAnswer(startReply(db, uuid, member.id)),
    previewReply: (draft, { member }) => previewReply(db, draft, { publicUrl, findReplyAddress, me: member.name }),
    sendReply: async (reply, { member }) => {
      const place = { publicUrl, findReplyAddress, canSendMail: await mail.canSend() }
      return changeShop(db, member, (tx, change) => sendReply(tx, change, member, reply, place))
    },
    retryMail: async (retry, { member }) => {
      await refuseWithoutMail(mail)
      return changeWithoutAnswer(db, member, (tx, change) => resendMail(tx, change, member, retry))
    },
  } satisfies StaffAnswers
}

async function withoutAnswer(work: Promise<unknown>): Promise<null> {
  await work
  return null
}
