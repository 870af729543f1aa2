import { readNationalNumber } from '../../contract/phone-number.ts'

/** The author, in the history, of what visitors do themselves: their names are in the booking alone. */
export const theVisitor = { id: null, name: 'The visitor' }

/** The rate-limit keys of an email address and a phone number. */
export const nameMailbox = (email: string) => `bookings by ${email.toLowerCase()}`
export const nameNumber = (phone: string) => `bookings by number ${readNationalNumber(phone)}`
