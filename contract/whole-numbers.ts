/** 12,500. The first of the browser's own number formats takes a phone longer than the rest of a page's start (decision 183). */
export const writeWhole = (digits: number | string): string => String(digits).replace(/\B(?=(?:\d{3})+$)/g, ',')
