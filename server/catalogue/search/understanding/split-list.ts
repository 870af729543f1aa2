/** The phrases of a list of words, which may be of several lines. */
export const splitList = (list: string): string[] => (list === '' ? [] : list.split(',').map((name) => name.trim()))
