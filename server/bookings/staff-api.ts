import type { Database } from '../platform/database.ts'
import type { MailDelivery } from '../platform/mail/mailer.ts'
import { changeShop, changeWithoutAnswer } from '../site/changes.ts'
import { refuseWithoutMail } from '../site/mails-about.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { listBookings, readBooking } from './booking-list.ts'
import { resendMail } from './booking-mails.ts'
import { countExpected } from './expected-visits.ts'
import { writeToVisitors } from './mail-to-visitors.ts'
import { listStaffSlots } from './opening.ts'
import { listOutside } from './outside-hours.ts'
import { readRules, saveRules } from './rules.ts'
import type { Sender } from './send-mails.ts'
import { enterBooking, markBooking, moveBooking, saveContact } from './staff-changes.ts'

type Parts = Sender & { db: Database; mail: MailDelivery }

export const answerBookingStaffCalls = ({ db, publicUrl, keys, mail }: Parts) => {
  const sender = { publicUrl, keys }
  return {
    bookings: (asked) => listBookings(db, asked),
    booking: ({ uuid }) => readBooking(db, uuid),
    bookingSlots: ({ categoryId, uuid }) => listStaffSlots(db, { categoryId, moved: uuid }, new Date()),
    enterBooking: (entry, { member }) =>
      changeShop(db, member, (tx, change) => enterBooking(tx, change, entry, sender)),
    moveBooking: (move, { member }) => changeShop(db, member, (tx, change) => moveBooking(tx, change, move, sender)),
    markBooking: (mark, { member }) => changeShop(db, member, (tx, change) => markBooking(tx, change, mark, sender)),
    saveBookingContact: (contact, { member }) =>
      changeShop(db, member, (tx, change) => saveContact(tx, change, contact, sender)),
    resendBookingMail: async (mark, { member }) => {
      await refuseWithoutMail(mail)
      return changeWithoutAnswer(db, member, (tx, change) => resendMail(tx, change, mark, sender))
    },
    bookingsOutside: () => listOutside(db, new Date()),
    countBookings: () => countExpected(db, new Date()),
    writeToVisitors: (mail, { member }) =>
      changeShop(db, member, (tx, change) => writeToVisitors(tx, change, mail, sender)),
    bookingRules: () => readRules(db),
    saveBookingRules: (saving, { member }) => changeShop(db, member, (tx, change) => saveRules(tx, change, saving)),
  } satisfies StaffAnswers
}
