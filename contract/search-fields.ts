/** The fields by which a search filters a list, under their names in requests and in page addresses. */

export const switchFields = [
  'onSaleOnly',
  'newProductsOnly',
  'immediateDeliveryOnly',
  'onDisplayOnly',
  'inStockOnly',
] as const
export type SwitchField = (typeof switchFields)[number]

export const sizeFields = ['maxWidth', 'maxHeight', 'maxDepth'] as const
export type SizeField = (typeof sizeFields)[number]

export const amountFields = ['priceMin', 'priceMax', ...sizeFields] as const
export type AmountField = (typeof amountFields)[number]
