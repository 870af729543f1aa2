import { longestFile, longestPicture, uploadLimit } from './body-limits.ts'
import { get, post, put } from './calls.ts'
import type { TemplateEdit, TemplateRow } from './reply-templates.ts'
import type {
  InvitationCard,
  Joining,
  LoginStatus,
  NewOwner,
  Reset,
  ResetAnswer,
  ResetRequest,
  SignedIn,
} from './staff.ts'
import type { Account, AccountEdit, PasskeyRemoval, PasswordChange } from './staff-account.ts'
import type { BulkPreview, BulkSent, BulkWork } from './staff-bulk.ts'
import type { HomeRowSaving, HomeRows, ProductEdit } from './staff-catalogue.ts'
import type { ClashesAsked, ClashesTold } from './staff-clashes.ts'
import type {
  BinRow,
  DeadAddress,
  DeadLinksAsked,
  Lead,
  NewPage,
  OldAddress,
  PageBinning,
  PageEdit,
  PageRow,
  PageSaved,
  PageSaving,
  PopupEdit,
  PopupRow,
  Redirect,
  RedirectEdit,
  RedirectRow,
  ShopPage,
  SlideEdit,
  SlideRow,
  TakingBack,
} from './staff-content.ts'
import type {
  AssigneeChange,
  EnquiriesAsked,
  EnquiryView,
  Inbox,
  InboxCount,
  MailMark,
  NewNote,
  NoteMark,
  ReadMark,
  Reply,
  ReplyDraft,
  ReplyPreview,
  StatusChange,
} from './staff-enquiries.ts'
import type { EnquiryEntry } from './staff-enquiry-entry.ts'
import type { SeveralMoved, SeveralMoveSent, SeveralUndo, SeveralUndone } from './staff-enquiry-moves.ts'
import type { Binning, Form, Restoring, Saved, Saving } from './staff-forms.ts'
import type { History, HistoryParts } from './staff-history.ts'
import { importCalls, importDownloads, importUploads } from './staff-import-calls.ts'
import type {
  FileForm,
  FileLibrary,
  FileSaving,
  FilesAsked,
  MediaDeleting,
  PictureForm,
  PictureLibrary,
  PictureSaving,
  PicturesAsked,
  Preview,
  StaffFile,
  StaffPicture,
} from './staff-media.ts'
import type { Missed, Overview, SearchMark } from './staff-overview.ts'
import type { InvitationLink, NewInvitation, People, RoleChange } from './staff-people.ts'
import type { ProductForm, ProductList, ProductRow, TaxonomyChoices } from './staff-products.ts'
import { editors, everyone, open, owners, sellers } from './staff-roles.ts'
import type { Found } from './staff-search.ts'
import type { Erased, RetentionEdit, RetentionSaving, ShopperData, ShopperSent } from './staff-shoppers.ts'
import type {
  BannerEdit,
  ListingInfoEdit,
  ListingKey,
  ListingSaving,
  Resaved,
  Resaving,
  SettingsEdit,
} from './staff-site.ts'
import type { SynonymEdit, SynonymMark, SynonymRow, SynonymTrial } from './staff-synonyms.ts'
import type { Task } from './staff-tasks.ts'
import { taxonomyCalls } from './staff-taxonomy-calls.ts'
import type { ProductVisits, VisitCounts } from './staff-visits.ts'

/** What the back office asks for; signing in and out is the sign-in library's own, under /api/auth. */

/** Before anybody is signed in. */
export const signInCalls = {
  createOwner: post<LoginStatus, NewOwner>('/api/staff/owner'),
  openInvitation: post<InvitationCard, { token: string }>('/api/staff/door/invitation'),
  acceptInvitation: post<null, Joining>('/api/staff/door/accept'),
  requestReset: post<ResetAnswer, ResetRequest>('/api/staff/door/forgotten'),
  resetPassword: post<null, Reset>('/api/staff/door/reset'),
} as const
export type SignInCalls = typeof signInCalls

/** A path with a word of its own stands before the one with a parameter in its place. */
export const staffCalls = {
  me: open(everyone, get<SignedIn>('/api/staff/me')),
  account: open(everyone, get<Account>('/api/staff/account')),
  saveAccount: open(everyone, put<null, AccountEdit>('/api/staff/account')),
  changePassword: open(everyone, put<null, PasswordChange>('/api/staff/account/password')),
  removePasskey: open(everyone, post<null, PasskeyRemoval>('/api/staff/account/passkeys/:uuid/remove')),
  endOtherSessions: open(everyone, post<null>('/api/staff/account/sessions/end-others')),
  endSession: open(everyone, post<null, { uuid: string }>('/api/staff/account/sessions/:uuid/end')),

  people: open(owners, get<People>('/api/staff/people')),
  changeRole: open(owners, put<null, RoleChange>('/api/staff/people/:uuid/role')),
  removePerson: open(owners, post<null, { uuid: string }>('/api/staff/people/:uuid/remove')),
  restorePerson: open(owners, post<null, { uuid: string }>('/api/staff/people/:uuid/restore')),
  endSessionsOf: open(owners, post<null, { uuid: string }>('/api/staff/people/:uuid/sessions/end')),
  removeAuthenticator: open(owners, post<null, { uuid: string }>('/api/staff/people/:uuid/authenticator/remove')),
  invite: open(owners, post<InvitationLink, NewInvitation>('/api/staff/invitations')),
  sendInvitation: open(owners, post<InvitationLink, { uuid: string }>('/api/staff/invitations/:uuid/send')),
  withdrawInvitation: open(owners, post<null, { uuid: string }>('/api/staff/invitations/:uuid/withdraw')),

  ...taxonomyCalls,

  searchBackOffice: open(everyone, get<Found[], { q: string }>('/api/staff/search')),

  products: open(everyone, get<ProductList, Record<string, string>>('/api/staff/products')),
  createProduct: open(editors, post<Saved, ProductEdit>('/api/staff/products')),
  taxonomyChoices: open(everyone, get<TaxonomyChoices>('/api/staff/products/shelves')),
  chosenProducts: open(everyone, get<ProductRow[], { uuids: string }>('/api/staff/products/chosen')),
  product: open(everyone, get<ProductForm, { uuid: string }>('/api/staff/products/:uuid')),
  saveProduct: open(editors, put<Saved, Saving<ProductEdit>>('/api/staff/products/:uuid')),
  publishProduct: open(editors, post<Saved, Binning>('/api/staff/products/:uuid/publish')),
  withdrawProduct: open(editors, post<Saved, Binning>('/api/staff/products/:uuid/withdraw')),
  archiveProduct: open(editors, post<Saved, Binning>('/api/staff/products/:uuid/archive')),
  duplicateProduct: open(editors, post<Saved, { uuid: string }>('/api/staff/products/:uuid/duplicate')),
  binProduct: open(editors, post<null, Binning>('/api/staff/products/:uuid/bin')),
  restoreProduct: open(editors, post<null, Restoring>('/api/staff/products/:uuid/restore')),

  previewBulk: open(editors, post<BulkPreview, BulkSent>('/api/staff/bulk/preview')),
  startBulk: open(editors, post<Task, BulkSent>('/api/staff/bulk')),
  bulk: open(editors, get<BulkWork, { uuid: string }>('/api/staff/bulk/:uuid')),
  undoBulk: open(editors, post<Task, { uuid: string }>('/api/staff/bulk/:uuid/undo')),

  ...importCalls,

  pictures: open(everyone, get<PictureLibrary, PicturesAsked>('/api/staff/pictures')),
  chosenPictures: open(everyone, get<StaffPicture[], { hashes: string }>('/api/staff/pictures/chosen')),
  picture: open(everyone, get<PictureForm, { hash: string }>('/api/staff/pictures/:hash')),
  savePicture: open(editors, put<StaffPicture, PictureSaving>('/api/staff/pictures/:hash')),
  deletePicture: open(editors, post<null, MediaDeleting>('/api/staff/pictures/:hash/delete')),
  restorePicture: open(editors, post<null, { hash: string }>('/api/staff/pictures/:hash/restore')),
  files: open(everyone, get<FileLibrary, FilesAsked>('/api/staff/files')),
  chosenFiles: open(everyone, get<StaffFile[], { hashes: string }>('/api/staff/files/chosen')),
  file: open(everyone, get<FileForm, { hash: string }>('/api/staff/files/:hash')),
  saveFile: open(editors, put<StaffFile, FileSaving>('/api/staff/files/:hash')),
  deleteFile: open(editors, post<null, MediaDeleting>('/api/staff/files/:hash/delete')),
  restoreFile: open(editors, post<null, { hash: string }>('/api/staff/files/:hash/restore')),
  previewMarkdown: open(everyone, post<{ html: string }, Preview>('/api/staff/markdown/preview')),
  slides: open(editors, get<SlideRow[]>('/api/staff/slides')),
  createSlide: open(editors, post<Saved, SlideEdit>('/api/staff/slides')),
  orderSlides: open(editors, put<null, { order: string[] }>('/api/staff/slides/order')),
  slide: open(editors, get<Form<SlideEdit>, { uuid: string }>('/api/staff/slides/:uuid')),
  saveSlide: open(editors, put<Saved, Saving<SlideEdit>>('/api/staff/slides/:uuid')),
  binSlide: open(editors, post<null, Binning>('/api/staff/slides/:uuid/bin')),
  restoreSlide: open(editors, post<null, Restoring>('/api/staff/slides/:uuid/restore')),
  homeRows: open(editors, get<HomeRows>('/api/staff/home-rows')),
  saveHomeRow: open(editors, put<Resaved, HomeRowSaving>('/api/staff/home-rows/:key')),

  popups: open(editors, get<PopupRow[]>('/api/staff/popups')),
  createPopup: open(editors, post<Saved, PopupEdit>('/api/staff/popups')),
  orderPopups: open(editors, put<null, { order: string[] }>('/api/staff/popups/order')),
  popup: open(editors, get<Form<PopupEdit>, { uuid: string }>('/api/staff/popups/:uuid')),
  savePopup: open(editors, put<Saved, Saving<PopupEdit>>('/api/staff/popups/:uuid')),
  binPopup: open(editors, post<null, Binning>('/api/staff/popups/:uuid/bin')),
  restorePopup: open(editors, post<null, Restoring>('/api/staff/popups/:uuid/restore')),

  pages: open(editors, get<PageRow[]>('/api/staff/pages')),
  createPage: open(editors, post<PageSaved, NewPage>('/api/staff/pages')),
  page: open(editors, get<Form<PageEdit>, { id: string }>('/api/staff/pages/:id')),
  savePage: open(editors, put<PageSaved, PageSaving>('/api/staff/pages/:id')),
  binPage: open(editors, post<null, PageBinning>('/api/staff/pages/:id/bin')),
  restorePage: open(editors, post<null, { id: string }>('/api/staff/pages/:id/restore')),
  shopPages: open(editors, get<ShopPage[]>('/api/staff/shop-pages')),
  shopProducts: open(editors, get<ShopPage[], { q: string }>('/api/staff/shop-products')),

  listing: open(editors, get<Form<ListingInfoEdit>, { key: ListingKey }>('/api/staff/listings/:key')),
  saveListing: open(editors, put<Resaved, ListingSaving>('/api/staff/listings/:key')),
  banner: open(editors, get<Form<BannerEdit>>('/api/staff/banner')),
  saveBanner: open(editors, put<Resaved, Resaving<BannerEdit>>('/api/staff/banner')),
  settings: open(owners, get<Form<SettingsEdit>>('/api/staff/settings')),
  saveSettings: open(owners, put<Resaved, Resaving<SettingsEdit>>('/api/staff/settings')),

  redirects: open(editors, get<RedirectRow[]>('/api/staff/redirects')),
  saveRedirect: open(editors, post<Redirect, RedirectEdit>('/api/staff/redirects')),
  deleteRedirect: open(editors, post<null, OldAddress>('/api/staff/redirects/delete')),
  lead: open(editors, get<Lead, { address: string }>('/api/staff/redirects/lead')),
  deadLinks: open(everyone, post<DeadAddress[], DeadLinksAsked>('/api/staff/dead-links')),

  bin: open(editors, get<BinRow[]>('/api/staff/bin')),
  takeBack: open(editors, post<null, TakingBack>('/api/staff/bin/restore')),

  clashWords: open(everyone, post<ClashesTold, ClashesAsked>('/api/staff/clash-words')),
  history: open(everyone, get<History, Record<string, string>>('/api/staff/history')),

  historyParts: open(editors, get<HistoryParts, { id: number; page: number }>('/api/staff/history/:id')),

  overview: open(everyone, get<Overview>('/api/staff/overview')),
  visits: open(everyone, get<VisitCounts, { days: number }>('/api/staff/visits')),
  productVisits: open(everyone, get<ProductVisits, { uuid: string }>('/api/staff/visits/:uuid')),
  missedSearches: open(editors, get<Missed>('/api/staff/missed-searches')),
  forgetSearch: open(editors, post<null, SearchMark>('/api/staff/missed-searches/forget')),
  synonyms: open(editors, get<SynonymRow[]>('/api/staff/synonyms')),
  trySynonym: open(editors, post<SynonymTrial, SynonymEdit>('/api/staff/synonyms/try')),
  saveSynonym: open(editors, post<null, SynonymEdit>('/api/staff/synonyms')),
  deleteSynonym: open(editors, post<null, SynonymMark>('/api/staff/synonyms/delete')),

  tasks: open(editors, get<Task[]>('/api/staff/tasks')),
  task: open(editors, get<Task, { uuid: string }>('/api/staff/tasks/:uuid')),

  enquiries: open(sellers, get<Inbox, EnquiriesAsked>('/api/staff/enquiries')),
  enterEnquiry: open(sellers, post<Saved, EnquiryEntry>('/api/staff/enquiries')),
  countEnquiries: open(sellers, get<InboxCount>('/api/staff/enquiries/count')),
  enquiry: open(sellers, get<EnquiryView, { uuid: string }>('/api/staff/enquiries/:uuid')),
  markEnquiry: open(sellers, post<null, ReadMark>('/api/staff/enquiries/:uuid/mark')),
  moveEnquiry: open(sellers, post<Saved, StatusChange>('/api/staff/enquiries/:uuid/status')),
  assignEnquiry: open(sellers, post<Saved, AssigneeChange>('/api/staff/enquiries/:uuid/assignee')),
  moveEnquiries: open(sellers, post<SeveralMoved, SeveralMoveSent>('/api/staff/enquiries/several')),
  undoEnquiries: open(sellers, post<SeveralUndone, SeveralUndo>('/api/staff/enquiries/several/undo')),
  addNote: open(sellers, post<{ noteId: string }, NewNote>('/api/staff/enquiries/:uuid/notes')),
  removeNote: open(sellers, post<null, NoteMark>('/api/staff/enquiries/:uuid/notes/:noteId/remove')),
  startReply: open(sellers, post<null, { uuid: string }>('/api/staff/enquiries/:uuid/reply/start')),
  previewReply: open(sellers, post<ReplyPreview, ReplyDraft>('/api/staff/enquiries/:uuid/reply/preview')),
  sendReply: open(sellers, post<Saved, Reply>('/api/staff/enquiries/:uuid/reply')),
  retryMail: open(sellers, post<null, MailMark>('/api/staff/enquiries/:uuid/mails/retry')),

  replyTemplates: open(sellers, get<TemplateRow[]>('/api/staff/reply-templates')),
  createReplyTemplate: open(sellers, post<Saved, TemplateEdit>('/api/staff/reply-templates')),
  replyTemplate: open(sellers, get<Form<TemplateEdit>, { uuid: string }>('/api/staff/reply-templates/:uuid')),
  saveReplyTemplate: open(sellers, put<Saved, Saving<TemplateEdit>>('/api/staff/reply-templates/:uuid')),
  binReplyTemplate: open(sellers, post<null, Binning>('/api/staff/reply-templates/:uuid/bin')),
  restoreReplyTemplate: open(sellers, post<null, Restoring>('/api/staff/reply-templates/:uuid/restore')),

  shopper: open(sellers, get<ShopperData, ShopperSent>('/api/staff/shopper')),
  eraseShopper: open(sellers, post<Erased, ShopperSent>('/api/staff/shopper/erase')),
  retention: open(sellers, get<Form<RetentionEdit>>('/api/staff/retention')),
  saveRetention: open(owners, put<{ version: number }, RetentionSaving>('/api/staff/retention')),
} as const
export type StaffCalls = typeof staffCalls

/** What is sent as it is: the bytes are the whole body, their name stands in the query as `name`. */
export const uploads = {
  picture: open(editors, post<StaffPicture>('/api/staff/pictures', uploadLimit(longestPicture))),
  file: open(editors, post<StaffFile>('/api/staff/files', uploadLimit(longestFile))),
  ...importUploads,
} as const

/** What is sent back as it is, to be kept as a file. */
export const downloads = {
  backup: open(owners, get<Blob>('/api/staff/backup')),
  exportEnquiries: open(sellers, get<never, EnquiriesAsked>('/api/staff/enquiries.csv')),
  exportProducts: open(editors, get<never, Record<string, string>>('/api/staff/product-sheet')),
  exportShopper: open(sellers, get<never, ShopperSent>('/api/staff/shopper.json')),
  ...importDownloads,
} as const
