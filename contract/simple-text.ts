/** Marks of the direction of writing, and the like, which come with what is copied from elsewhere. */
export const cutInvisible = (text: string) => text.replaceAll(/\p{Cf}/gu, '')

/** Small letters without accents. */
export const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
