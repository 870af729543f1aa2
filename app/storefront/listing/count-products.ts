export const countProducts = (total: number) =>
  total === 1 ? '1 product' : `${total.toLocaleString('en-GB')} products`
