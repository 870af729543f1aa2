/** The nouns in the names of a kind's calls: `slide`, `slides`, `saveSlide`. */
export type RecordNames = { one: string; many: string }

type CallName<Action, One extends string, Many extends string> = Action extends 'list'
  ? Uncapitalize<Many>
  : Action extends 'read'
    ? Uncapitalize<One>
    : Action extends 'order'
      ? `order${Many}`
      : `${Action & string}${One}`
type NamedCalls<Names extends RecordNames, Actions> = {
  [Action in keyof Actions as CallName<Action, Names['one'], Names['many']>]: Actions[Action]
}

/** Actions on records of a kind, by the names of their calls. */
export const nameCalls = <Names extends RecordNames, Actions extends object>({ one, many }: Names, actions: Actions) =>
  Object.fromEntries(
    Object.entries(actions).map(([action, call]) => [nameCall(action, one, many), call]),
  ) as NamedCalls<Names, Actions>

function nameCall(action: string, one: string, many: string): string {
  if (action === 'list') return uncapitalize(many)
  if (action === 'read') return uncapitalize(one)
  return `${action}${action === 'order' ? many : one}`
}

const uncapitalize = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
