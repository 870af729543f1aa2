import { readNationalNumber } from '../../contract/phone-number.ts'

/** The author of what visitors do themselves, in the history: who they are is in the booking alone. */
export const theVisitor = { id: null, name: 'The visitor' }

/** The keys under which a mailbox and a number are counted. */
export const nameMailbox = (email: string) => `bookings by ${email.toLowerCase()}`
export const nameNumber = (phone: string) => `bookings by number ${readNationalNumber(phone)}`
