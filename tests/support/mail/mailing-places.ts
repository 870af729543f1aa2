/**
 * Every file of the server that writes mails, with the calls that cause it and the files of the back office that show what
 * happens to the mails. A new file is added here, and takes its words from app/admin/mail.
 */
export const mailingPlaces: { writes: string; by: string[]; says: string[] }[] = [
  {
    writes: 'server/staff/send-account-mail.ts',
    by: ['invite', 'sendInvitation', 'requestReset', 'saveAccount'],
    says: [
      ...['app/admin/people/invite-dialog.tsx', 'app/admin/people/link-dialog.tsx', 'app/admin/people/invitations.tsx'],
      'app/admin/sign-in/reset-password-page.tsx',
    ],
  },
  {
    writes: 'server/enquiries/reply.ts',
    by: ['sendReply'],
    says: [
      ...['app/admin/enquiries/enquiry/reply-form.tsx', 'app/admin/enquiries/enquiry/reply-sending.ts'],
      ...['app/admin/enquiries/enquiry/reply-dialog.tsx', 'app/admin/mail/mail-line.tsx'],
    ],
  },
  { writes: 'server/enquiries/resend-mail.ts', by: ['retryMail'], says: ['app/admin/mail/mail-line.tsx'] },
  // Caused by a shopper's enquiry or answer: the receipt and the notification of the shop are lines in the timeline.
  { writes: 'server/enquiries/receive.ts', by: [], says: ['app/admin/mail/mail-line.tsx'] },
  { writes: 'server/enquiries/answers/receive-answer.ts', by: [], says: ['app/admin/mail/mail-line.tsx'] },
  // Confirmations, changes and reminders of visits.
  {
    writes: 'server/bookings/send-mails.ts',
    by: ['enterBooking', 'moveBooking', 'markBooking', 'saveBookingContact'],
    says: [
      ...['app/admin/bookings/new-visit.tsx', 'app/admin/bookings/visit/writes-switch.tsx'],
      'app/admin/mail/mail-line.tsx',
    ],
  },
  { writes: 'server/bookings/booking-mails.ts', by: ['resendBookingMail'], says: ['app/admin/mail/mail-line.tsx'] },
  {
    writes: 'server/bookings/readdress-mails.ts',
    by: ['saveBookingContact'],
    says: ['app/admin/mail/mail-line.tsx'],
  },
  {
    writes: 'server/bookings/mail-to-visitors.ts',
    by: ['writeToVisitors'],
    says: ['app/admin/bookings/outside/outside-mail.tsx'],
  },
  {
    writes: 'server/catalogue/supplier-lists/list-mail.ts',
    by: [],
    says: ['app/admin/supplier-lists/supplier-list-page.tsx'],
  },
  {
    writes: 'server/mail/mail-text-preview.ts',
    by: ['testMailText'],
    says: ['app/admin/mail/texts/text-test.tsx'],
  },
  { writes: 'server/mail/test-mail.ts', by: ['testMail'], says: ['app/admin/mail/test-section.tsx'] },
]
