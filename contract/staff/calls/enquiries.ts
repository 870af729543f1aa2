import { z } from 'zod'
import { asTexts, File, get, post, put } from '../../call.ts'
import { BinnedTemplate, TemplateEdit, TemplateRow } from '../../reply-templates.ts'
import * as enquiries from '../enquiries.ts'
import * as moves from '../enquiry-changes.ts'
import { EnquiryEntry } from '../enquiry-changes.ts'
import { ByUuid, Form, Nothing, Resaved, Resaving, Saved, uuidKey } from '../forms.ts'
import { recordCalls } from '../record-calls.ts'
import { open, owners, sellers } from '../roles.ts'
import { Erased, RetentionEdit, ShopperData, ShopperQuery } from '../shoppers.ts'

const NoteId = z.object({ noteId: z.string() })

/** A path with a fixed segment comes before one with a parameter in that place. */
const inboxCalls = {
  enquiries: open(sellers, get('/api/staff/enquiries', enquiries.Inbox, enquiries.EnquiriesQuery)),
  enterEnquiry: open(sellers, post('/api/staff/enquiries', Saved, EnquiryEntry)),
  countEnquiries: open(sellers, get('/api/staff/enquiries/count', enquiries.InboxCount)),
  enquiry: open(sellers, get('/api/staff/enquiries/:uuid', enquiries.EnquiryView, ByUuid)),
  markEnquiry: open(sellers, post('/api/staff/enquiries/:uuid/mark', Nothing, enquiries.ReadMark)),
  moveEnquiry: open(sellers, post('/api/staff/enquiries/:uuid/status', Saved, enquiries.StatusChange)),
  assignEnquiry: open(sellers, post('/api/staff/enquiries/:uuid/assignee', Saved, enquiries.AssigneeChange)),
  moveEnquiries: open(sellers, post('/api/staff/enquiries/several', moves.SeveralMoved, moves.SeveralMove)),
  undoEnquiries: open(sellers, post('/api/staff/enquiries/several/undo', moves.SeveralUndone, moves.SeveralUndo)),
}

const replyCalls = {
  addNote: open(sellers, post('/api/staff/enquiries/:uuid/notes', NoteId, enquiries.NewNote)),
  removeNote: open(sellers, post('/api/staff/enquiries/:uuid/notes/:noteId/remove', Nothing, enquiries.NoteMark)),
  startReply: open(sellers, post('/api/staff/enquiries/:uuid/reply/start', Nothing, ByUuid)),
  previewReply: open(
    sellers,
    post('/api/staff/enquiries/:uuid/reply/preview', enquiries.ReplyPreview, enquiries.ReplyDraft),
  ),
  sendReply: open(sellers, post('/api/staff/enquiries/:uuid/reply', Saved, enquiries.Reply)),
  retryMail: open(sellers, post('/api/staff/enquiries/:uuid/mails/retry', Nothing, enquiries.MailMark)),
}

export const replyTemplateNames = { one: 'ReplyTemplate', many: 'ReplyTemplates', ...uuidKey } as const
const templateCalls = {
  ...recordCalls({
    ...replyTemplateNames,
    path: '/api/staff/reply-templates',
    readers: sellers,
    writers: sellers,
    row: TemplateRow,
    edit: TemplateEdit,
  }),
  binnedReplyTemplates: open(sellers, get('/api/staff/binned-reply-templates', z.array(BinnedTemplate))),
}

const shopperCalls = {
  shopper: open(sellers, get('/api/staff/shopper', ShopperData, ShopperQuery)),
  eraseShopper: open(sellers, post('/api/staff/shopper/erase', Erased, ShopperQuery)),
  retention: open(sellers, get('/api/staff/retention', Form(RetentionEdit))),
  saveRetention: open(owners, put('/api/staff/retention', Resaved, Resaving(RetentionEdit))),
}

export const enquiryCalls = { ...inboxCalls, ...replyCalls, ...templateCalls, ...shopperCalls }

export const enquiryDownloads = {
  exportEnquiries: open(sellers, get('/api/staff/enquiries.csv', File, asTexts(enquiries.EnquiriesQuery))),
  attachment: open(sellers, get('/api/staff/enquiries/:uuid/attachments/:id', File, enquiries.AttachmentMark)),
  exportShopper: open(sellers, get('/api/staff/shopper.json', File, ShopperQuery)),
}
