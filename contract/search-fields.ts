/** The fields of a search by which a list is filtered, as its request and the address of its page name them. */

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
