/** While a year is being typed, it may be 0002. The database has no year 0, and dates after 9999 do not sort as text. */
export const hasFourDigits = (text: string) => text >= '1000' && Date.parse(text) < Date.UTC(10_000, 0)
