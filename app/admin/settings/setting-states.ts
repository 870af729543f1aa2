import { capitalize } from '../../../contract/capitals.ts'
import type { Look } from '../../../contract/look/look.ts'
import { typeNames } from '../../../contract/look/look-labels.ts'
import type { BookingRulesEdit } from '../../../contract/staff/bookings.ts'
import type { MailSettings } from '../../../contract/staff/mail.ts'
import type { People } from '../../../contract/staff/people.ts'
import type { RetentionEdit } from '../../../contract/staff/shoppers.ts'
import type { SettingsEdit } from '../../../contract/staff/site.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'

/** Summarises the values of each settings page in a few words. */

const join = (parts: string[]) => parts.filter((part) => part.trim() !== '').join(', ')

export function describeContact({ shopName, street, town, phone, email }: SettingsEdit) {
  if (street.trim() === '') return { state: `${shopName}, without an address`, isMissing: true }
  return { state: join([shopName, street, town, phone || email]) }
}

export function describeWays({ parkingText, threeWordUrl, mapEmbedUrl }: SettingsEdit) {
  const ways = [parkingText && 'parking', mapEmbedUrl && 'a map', threeWordUrl && 'three words']
  const given = ways.filter((way) => way !== '').join(', ')
  return { state: given === '' ? 'Nothing yet' : capitalize(given) }
}

export const describeVisits = ({ takesBookings, placesPerSlot }: BookingRulesEdit) =>
  takesBookings
    ? `Booked on the website, ${writeCount(placesPerSlot, 'visit')} at the same time`
    : 'Not booked on the website'

export const describeLook = ({ type, logoHash }: Look) =>
  join([typeNames[type], logoHash ? 'with a logo' : 'without a logo'])

export const describeSelling = ({ pageSize, newForDays, showInterestFreeCredit }: SettingsEdit) =>
  join([
    `${writeCount(pageSize, 'product')} on a page`,
    `new for ${writeCount(newForDays, 'day')}`,
    showInterestFreeCredit ? 'interest-free credit' : '',
  ])

export function describePeople({ people, invitations }: People): string {
  const here = people.filter(({ removedAt }) => removedAt === null).length
  return join([
    here === 1 ? 'Only you' : writeCount(here, 'person', 'people'),
    invitations.length > 0 ? `${writeCount(invitations.length, 'invitation')} not yet taken` : '',
  ])
}

export function describeMail({ leaves, sending, setByServer }: MailSettings) {
  if (!leaves) return { state: 'Email is not set up', isMissing: true }
  const from = setByServer.from ?? sending.edit.address
  return { state: from ? `Sent as ${from}` : 'Email is set up' }
}

export function describeCompany({ companyName, companyNumber, vatNumber }: SettingsEdit) {
  if (companyName.trim() === '') return { state: 'No company named yet', isMissing: true }
  return { state: join([companyName, companyNumber && `company ${companyNumber}`, vatNumber && `VAT ${vatNumber}`]) }
}

export const describeRetention = ({ keepMonths }: RetentionEdit) =>
  keepMonths === null
    ? 'Enquiries are kept until somebody erases them'
    : `Enquiries are kept for ${writeCount(keepMonths, 'month')}`
