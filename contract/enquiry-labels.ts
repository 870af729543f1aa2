import type { EnquiryStatus, EnquiryWay } from './staff/enquiries.ts'

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  replied: 'Replied',
  'visit-booked': 'Visit booked',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

export const wayLabels: Record<EnquiryWay, string> = {
  site: 'Through the website',
  phone: 'By phone',
  counter: 'At the counter',
}
