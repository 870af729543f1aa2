/** Two people's edits of one form, brought together: what only one of them changed is taken from them. */
export type Merge<Edit> = {
  /** Where both changed the same, mine is in it. */
  merged: Edit
  theirs: (keyof Edit & string)[]
  clashes: (keyof Edit & string)[]
}

export function mergeEdits<Edit extends object>(before: Edit, mine: Edit, theirs: Edit): Merge<Edit> {
  const merge: Merge<Edit> = { merged: { ...mine }, theirs: [], clashes: [] }
  for (const name of Object.keys(theirs) as (keyof Edit & string)[]) {
    if (isSame(before[name], theirs[name]) || isSame(mine[name], theirs[name])) continue
    if (isSame(before[name], mine[name])) {
      merge.merged[name] = theirs[name]
      merge.theirs.push(name)
    } else merge.clashes.push(name)
  }
  return merge
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
