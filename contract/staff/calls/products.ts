import { z } from 'zod'
import { maxPictureZipBytes, maxSheetBytes } from '../../body-limits.ts'
import { asTexts, File, get, post, put, upload } from '../../call.ts'
import { BulkPreview, BulkRequest, BulkWork } from '../bulk.ts'
import { ProductEdit } from '../catalogue.ts'
import { Uuid } from '../fields.ts'
import { Binning, ByUuid, Nothing, Saved, Saving } from '../forms.ts'
import * as imports from '../import.ts'
import { ImportArranging } from '../import-layout.ts'
import { ImportSamples, SamplesQuery } from '../import-recipes.ts'
import { PriceHistory, PriceReportQuery } from '../price-history.ts'
import { PriceMoves, undone } from '../product-prices.ts'
import {
  ChosenProducts,
  ProductForm,
  ProductList,
  ProductRow,
  ProductSheetQuery,
  ProductsQuery,
  TaxonomyChoices,
} from '../products.ts'
import { editors, everyone, open } from '../roles.ts'
import { Task } from '../tasks.ts'

const Version = Binning({ uuid: Uuid })

/** A path with a fixed segment comes before one with a parameter in that place. */
export const productCalls = {
  products: open(everyone, get('/api/staff/products', ProductList, asTexts(ProductsQuery))),
  createProduct: open(editors, post('/api/staff/products', Saved, ProductEdit)),
  taxonomyChoices: open(everyone, get('/api/staff/products/taxonomy', TaxonomyChoices)),
  chosenProducts: open(everyone, get('/api/staff/products/chosen', z.array(ProductRow), ChosenProducts)),
  product: open(everyone, get('/api/staff/products/:uuid', ProductForm, ByUuid)),
  priceHistory: open(everyone, get('/api/staff/products/:uuid/prices', PriceHistory, ByUuid)),
  saveProduct: open(editors, put('/api/staff/products/:uuid', Saved, Saving({ uuid: Uuid, ...undone }, ProductEdit))),
  savePrices: open(editors, put('/api/staff/products/:uuid/prices', Saved, PriceMoves)),
  publishProduct: open(editors, post('/api/staff/products/:uuid/publish', Saved, Version)),
  withdrawProduct: open(editors, post('/api/staff/products/:uuid/withdraw', Saved, Version)),
  archiveProduct: open(editors, post('/api/staff/products/:uuid/archive', Saved, Version)),
  duplicateProduct: open(editors, post('/api/staff/products/:uuid/duplicate', Saved, ByUuid)),
  binProduct: open(editors, post('/api/staff/products/:uuid/bin', Nothing, Version)),
  restoreProduct: open(editors, post('/api/staff/products/:uuid/restore', Nothing, ByUuid)),

  previewBulk: open(editors, post('/api/staff/bulk/preview', BulkPreview, BulkRequest)),
  startBulk: open(editors, post('/api/staff/bulk', Task, BulkRequest)),
  bulk: open(editors, get('/api/staff/bulk/:uuid', BulkWork, ByUuid)),
  undoBulk: open(editors, post('/api/staff/bulk/:uuid/undo', Task, ByUuid)),
}

/** The import of a product file. */
export const importCalls = {
  imports: open(editors, get('/api/staff/imports', z.array(imports.ImportRecord))),
  import: open(editors, get('/api/staff/imports/:uuid', imports.ImportView, ByUuid)),
  importRows: open(editors, get('/api/staff/imports/:uuid/rows', imports.ImportRows, imports.ImportRowsQuery)),
  arrangeImport: open(editors, post('/api/staff/imports/:uuid/layout', Task, ImportArranging)),
  /** A dry run of some rows: shows how the columns would be read. */
  importSamples: open(editors, post('/api/staff/imports/:uuid/samples', ImportSamples, SamplesQuery)),
  checkImport: open(editors, post('/api/staff/imports/:uuid/check', Task, imports.ImportCheck)),
  applyImport: open(editors, post('/api/staff/imports/:uuid/apply', Task, imports.ImportApplying)),
  undoImport: open(editors, post('/api/staff/imports/:uuid/undo', Task, ByUuid)),
}

export const importUploads = {
  importFile: open(editors, upload('/api/staff/imports/file', maxSheetBytes, ByUuid)),
  /** Pictures named in the file, for the import with this `uuid`. */
  importZip: open(editors, upload('/api/staff/imports/pictures', maxPictureZipBytes, Nothing)),
}

export const productDownloads = {
  exportProducts: open(editors, get('/api/staff/product-sheet', File, asTexts(ProductSheetQuery))),
  priceReport: open(everyone, get('/api/staff/price-report', File, asTexts(PriceReportQuery))),
  importOutcomes: open(editors, get('/api/staff/imports/:uuid/outcomes.csv', File, ByUuid)),
}
