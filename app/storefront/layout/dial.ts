export const dialAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
