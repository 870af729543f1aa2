export const keepOnOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
