/** A phone number has at least this many digits. */
export const minDigits = 5

export const countDigits = (phone: string) => phone.replaceAll(/\D/g, '').length

/** The national number without its leading 0: the same for 01572 123, +44 (0)1572 123 and 0044 1572123. */
export function readNationalNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  const isAbroad = /^\s*\+/.test(phone) || digits.startsWith('00') || (digits.startsWith('44') && digits.length >= 11)
  const national = isAbroad ? digits.replace(/^(00)?44/, '') : digits
  return national.replace(/^0+/, '')
}
