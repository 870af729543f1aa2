/** A phone number as shoppers write it, without what follows, such as an extension, another number or a time to call. */
export const firstNumber = (phone: string) => phone.replace(/(\d[^a-z/,;&]*).*/i, '$1')
