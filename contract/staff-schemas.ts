import { z } from 'zod'
import { withButtonAddress } from './empty-buttons.ts'
import { TemplateEdit, TemplateRow } from './reply-templates.ts'
import type { CallSchemas } from './schemas.ts'
import * as staff from './staff.ts'
import * as account from './staff-account.ts'
import { BulkAsked, BulkPreview, BulkWork } from './staff-bulk.ts'
import type { SignInCalls, StaffCalls } from './staff-calls.ts'
import * as catalogue from './staff-catalogue.ts'
import * as lists from './staff-catalogue-lists.ts'
import { ClashesAsked, ClashesTold } from './staff-clashes.ts'
import * as content from './staff-content.ts'
import * as enquiries from './staff-enquiries.ts'
import { EnquiryEntry } from './staff-enquiry-entry.ts'
import * as moves from './staff-enquiry-moves.ts'
import { FileHash, Line, PictureHash, Uuid } from './staff-fields.ts'
import * as forms from './staff-forms.ts'
import { Binning, ById, Form, Nothing, Order, Restoring, RowOrder, Saved, SavedRow, Saving } from './staff-forms.ts'
import { History, HistoryAsked, HistoryParts, PartsAsked } from './staff-history.ts'
import * as imports from './staff-import.ts'
import * as media from './staff-media.ts'
import * as overview from './staff-overview.ts'
import * as people from './staff-people.ts'
import * as product from './staff-products.ts'
import * as search from './staff-search.ts'
import { Erased, RetentionEdit, RetentionSaving, ShopperAsked, ShopperData } from './staff-shoppers.ts'
import * as site from './staff-site.ts'
import * as synonyms from './staff-synonyms.ts'
import * as tasks from './staff-tasks.ts'
import { Uses, ValueMerge, ValueUse } from './staff-uses.ts'
import * as visits from './staff-visits.ts'

const nothing = z.object({})
const byUuid = z.object({ uuid: Uuid })
const byPicture = z.object({ hash: PictureHash })
const byFile = z.object({ hash: FileHash })

export const signInSchemas = {
  createOwner: { input: staff.NewOwner, answer: staff.LoginStatus },
  openInvitation: { input: z.object({ token: staff.LinkToken }), answer: staff.InvitationCard },
  acceptInvitation: { input: staff.Joining, answer: Nothing },
  requestReset: { input: staff.ResetRequest, answer: staff.ResetAnswer },
  resetPassword: { input: staff.Reset, answer: Nothing },
} satisfies CallSchemas<SignInCalls>

export const staffSchemas = {
  me: { input: nothing, answer: staff.SignedIn },
  account: { input: nothing, answer: account.Account },
  saveAccount: { input: account.AccountEdit, answer: Nothing },
  changePassword: { input: account.PasswordChange, answer: Nothing },
  endOtherSessions: { input: nothing, answer: Nothing },
  endSession: { input: byUuid, answer: Nothing },
  removePasskey: { input: account.PasskeyRemoval, answer: Nothing },

  people: { input: nothing, answer: people.People },
  changeRole: { input: people.RoleChange, answer: Nothing },
  removePerson: { input: byUuid, answer: Nothing },
  restorePerson: { input: byUuid, answer: Nothing },
  endSessionsOf: { input: byUuid, answer: Nothing },
  removeAuthenticator: { input: byUuid, answer: Nothing },
  invite: { input: people.NewInvitation, answer: people.InvitationLink },
  sendInvitation: { input: byUuid, answer: people.InvitationLink },
  withdrawInvitation: { input: byUuid, answer: Nothing },

  brands: { input: nothing, answer: z.array(lists.BrandRow) },
  createBrand: { input: catalogue.BrandEdit, answer: Saved },
  orderBrands: { input: Order, answer: Nothing },
  brand: { input: byUuid, answer: Form(catalogue.BrandEdit) },
  saveBrand: { input: Saving(catalogue.BrandEdit), answer: Saved },
  binBrand: { input: Binning, answer: Nothing },
  restoreBrand: { input: Restoring, answer: Nothing },
  brandUses: { input: byUuid, answer: Uses },

  categories: { input: nothing, answer: z.array(lists.CategoryRow) },
  menu: { input: nothing, answer: z.array(lists.MenuCategory) },
  createCategory: { input: catalogue.CategoryEdit, answer: SavedRow },
  orderCategories: { input: RowOrder, answer: Nothing },
  category: { input: ById, answer: Form(catalogue.CategoryEdit) },
  saveCategory: { input: forms.SavingRow(catalogue.CategoryEdit), answer: SavedRow },
  binCategory: { input: forms.BinningRow, answer: Nothing },
  restoreCategory: { input: ById, answer: Nothing },
  categoryUses: { input: ById, answer: Uses },
  orderSubCategories: { input: Order.extend(ById.shape), answer: Nothing },

  createSubCategory: { input: catalogue.SubCategoryEdit, answer: Saved },
  subCategory: { input: byUuid, answer: Form(catalogue.SubCategoryEdit) },
  saveSubCategory: { input: Saving(catalogue.SubCategoryEdit), answer: Saved },
  binSubCategory: { input: Binning, answer: Nothing },
  restoreSubCategory: { input: Restoring, answer: Nothing },
  subCategoryUses: { input: byUuid, answer: Uses },

  ranges: { input: nothing, answer: z.array(lists.RangeRow) },
  createRange: { input: catalogue.RangeWithProducts, answer: Saved },
  orderRanges: { input: Order, answer: Nothing },
  range: { input: byUuid, answer: Form(catalogue.RangeWithProducts) },
  saveRange: { input: Saving(catalogue.RangeWithProducts), answer: Saved },
  binRange: { input: Binning, answer: Nothing },
  restoreRange: { input: Restoring, answer: Nothing },
  rangeUses: { input: byUuid, answer: Uses },
  rangeProducts: { input: byUuid, answer: z.array(lists.ProductChoice) },
  productChoices: { input: z.object({ q: Line(200) }), answer: z.array(lists.ProductChoice) },

  properties: { input: nothing, answer: z.array(lists.PropertyRow) },
  createProperty: { input: catalogue.PropertyEdit, answer: SavedRow },
  orderProperties: { input: RowOrder, answer: Nothing },
  property: { input: ById, answer: Form(catalogue.PropertyEdit) },
  saveProperty: { input: forms.SavingRow(catalogue.PropertyEdit), answer: SavedRow },
  binProperty: { input: forms.BinningRow, answer: Nothing },
  restoreProperty: { input: ById, answer: Nothing },
  propertyUses: { input: ById, answer: Uses },
  valueUses: { input: ById, answer: z.array(ValueUse) },
  mergeValues: { input: ValueMerge, answer: SavedRow },
  propertyValueUses: { input: ById, answer: Uses },

  searchBackOffice: { input: search.SearchAsked, answer: z.array(search.Found) },

  products: { input: product.ProductsAsked, answer: product.ProductList },
  createProduct: { input: catalogue.ProductEdit, answer: Saved },
  taxonomyChoices: { input: nothing, answer: product.TaxonomyChoices },
  chosenProducts: { input: product.ChosenProducts, answer: z.array(product.ProductRow) },
  product: { input: byUuid, answer: product.ProductForm },
  saveProduct: { input: Saving(catalogue.ProductEdit), answer: Saved },
  publishProduct: { input: Binning, answer: Saved },
  withdrawProduct: { input: Binning, answer: Saved },
  archiveProduct: { input: Binning, answer: Saved },
  duplicateProduct: { input: byUuid, answer: Saved },
  binProduct: { input: Binning, answer: Nothing },
  restoreProduct: { input: Restoring, answer: Nothing },

  previewBulk: { input: BulkAsked, answer: BulkPreview },
  startBulk: { input: BulkAsked, answer: tasks.Task },
  bulk: { input: byUuid, answer: BulkWork },
  undoBulk: { input: byUuid, answer: tasks.Task },

  imports: { input: nothing, answer: z.array(imports.ImportRecord) },
  import: { input: byUuid, answer: imports.ImportView },
  importRows: { input: imports.ImportRowsAsked, answer: imports.ImportRows },
  checkImport: { input: imports.ImportCheck, answer: tasks.Task },
  applyImport: { input: imports.ImportApplying, answer: tasks.Task },
  undoImport: { input: byUuid, answer: tasks.Task },

  pictures: { input: media.PicturesAsked, answer: media.PictureLibrary },
  chosenPictures: { input: media.PictureHashes, answer: z.array(media.StaffPicture) },
  picture: { input: byPicture, answer: media.PictureForm },
  savePicture: { input: media.PictureSaving, answer: media.StaffPicture },
  deletePicture: { input: media.MediaDeleting, answer: Nothing },
  restorePicture: { input: byPicture, answer: Nothing },
  files: { input: media.FilesAsked, answer: media.FileLibrary },
  chosenFiles: { input: media.FileHashes, answer: z.array(media.StaffFile) },
  file: { input: byFile, answer: media.FileForm },
  saveFile: { input: media.FileSaving, answer: media.StaffFile },
  deleteFile: { input: media.MediaDeleting, answer: Nothing },
  restoreFile: { input: byFile, answer: Nothing },
  previewMarkdown: { input: media.Preview, answer: z.object({ html: z.string() }) },
  slides: { input: nothing, answer: z.array(content.SlideRow) },
  createSlide: { input: withButtonAddress(content.SlideEdit), answer: Saved },
  orderSlides: { input: Order, answer: Nothing },
  slide: { input: byUuid, answer: Form(content.StoredSlide) },
  saveSlide: { input: Saving(withButtonAddress(content.SlideEdit)), answer: Saved },
  binSlide: { input: Binning, answer: Nothing },
  restoreSlide: { input: Restoring, answer: Nothing },
  homeRows: { input: nothing, answer: catalogue.HomeRows },
  saveHomeRow: { input: catalogue.HomeRowSaving, answer: site.Resaved },

  popups: { input: nothing, answer: z.array(content.PopupRow) },
  createPopup: { input: withButtonAddress(content.PopupEdit), answer: Saved },
  orderPopups: { input: Order, answer: Nothing },
  popup: { input: byUuid, answer: Form(content.PopupEdit) },
  savePopup: { input: Saving(withButtonAddress(content.PopupEdit)), answer: Saved },
  binPopup: { input: Binning, answer: Nothing },
  restorePopup: { input: Restoring, answer: Nothing },

  pages: { input: nothing, answer: z.array(content.PageRow) },
  createPage: { input: content.NewPage, answer: content.PageSaved },
  page: { input: content.ById, answer: Form(content.PageEdit) },
  savePage: { input: content.PageSaving, answer: content.PageSaved },
  binPage: { input: content.PageBinning, answer: Nothing },
  restorePage: { input: content.ById, answer: Nothing },
  shopPages: { input: nothing, answer: z.array(content.ShopPage) },
  shopProducts: { input: content.ShopProductsAsked, answer: z.array(content.ShopPage) },

  listing: { input: site.ByListingKey, answer: Form(site.ListingInfoEdit) },
  saveListing: { input: site.ListingSaving, answer: site.Resaved },
  banner: { input: nothing, answer: Form(site.BannerEdit) },
  saveBanner: { input: site.BannerSaving, answer: site.Resaved },
  settings: { input: nothing, answer: Form(site.SettingsEdit) },
  saveSettings: { input: site.SettingsSaving, answer: site.Resaved },

  redirects: { input: nothing, answer: z.array(content.RedirectRow) },
  saveRedirect: { input: content.RedirectEdit, answer: content.Redirect },
  deleteRedirect: { input: content.OldAddress, answer: Nothing },
  lead: { input: content.Asked, answer: content.Lead },
  deadLinks: { input: content.DeadLinksAsked, answer: z.array(content.DeadAddress) },

  bin: { input: nothing, answer: z.array(content.BinRow) },
  takeBack: { input: content.TakingBack, answer: Nothing },

  clashWords: { input: ClashesAsked, answer: ClashesTold },
  history: { input: HistoryAsked, answer: History },
  historyParts: { input: PartsAsked, answer: HistoryParts },

  overview: { input: nothing, answer: overview.Overview },
  visits: { input: visits.VisitsAsked, answer: visits.VisitCounts },
  productVisits: { input: visits.ProductAsked, answer: visits.ProductVisits },
  missedSearches: { input: nothing, answer: overview.Missed },
  forgetSearch: { input: overview.SearchMark, answer: Nothing },
  synonyms: { input: nothing, answer: z.array(synonyms.SynonymRow) },
  trySynonym: { input: synonyms.SynonymEdit, answer: synonyms.SynonymTrial },
  saveSynonym: { input: synonyms.SynonymEdit, answer: Nothing },
  deleteSynonym: { input: synonyms.SynonymMark, answer: Nothing },

  tasks: { input: nothing, answer: z.array(tasks.Task) },
  task: { input: tasks.TaskAsked, answer: tasks.Task },

  enquiries: { input: enquiries.EnquiriesAsked, answer: enquiries.Inbox },
  enterEnquiry: { input: EnquiryEntry, answer: Saved },
  countEnquiries: { input: nothing, answer: enquiries.InboxCount },
  enquiry: { input: byUuid, answer: enquiries.EnquiryView },
  markEnquiry: { input: enquiries.ReadMark, answer: Nothing },
  moveEnquiry: { input: enquiries.StatusChange, answer: Saved },
  assignEnquiry: { input: enquiries.AssigneeChange, answer: Saved },
  moveEnquiries: { input: moves.SeveralMove, answer: moves.SeveralMoved },
  undoEnquiries: { input: moves.SeveralUndo, answer: moves.SeveralUndone },
  addNote: { input: enquiries.NewNote, answer: z.object({ noteId: z.string() }) },
  removeNote: { input: enquiries.NoteMark, answer: Nothing },
  startReply: { input: byUuid, answer: Nothing },
  previewReply: { input: enquiries.ReplyDraft, answer: enquiries.ReplyPreview },
  sendReply: { input: enquiries.Reply, answer: Saved },
  retryMail: { input: enquiries.MailMark, answer: Nothing },

  replyTemplates: { input: nothing, answer: z.array(TemplateRow) },
  createReplyTemplate: { input: TemplateEdit, answer: Saved },
  replyTemplate: { input: byUuid, answer: Form(TemplateEdit) },
  saveReplyTemplate: { input: Saving(TemplateEdit), answer: Saved },
  binReplyTemplate: { input: Binning, answer: Nothing },
  restoreReplyTemplate: { input: Restoring, answer: Nothing },

  shopper: { input: ShopperAsked, answer: ShopperData },
  eraseShopper: { input: ShopperAsked, answer: Erased },
  retention: { input: nothing, answer: Form(RetentionEdit) },
  saveRetention: { input: RetentionSaving, answer: z.object({ version: z.number().int() }) },
} satisfies CallSchemas<StaffCalls>
