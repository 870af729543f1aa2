/** How the calls of a kind are named: `slide`, `slides`, `saveSlide`. */
export type RecordNames<One extends string = string, Many extends string = string> = { one: One; many: Many }

type CallName<Action, One extends string, Many extends string> = Action extends 'list'
  ? Uncapitalize<Many>
  : Action extends 'read'
    ? Uncapitalize<One>
    : Action extends 'order'
      ? `order${Many}`
      : `${Action & string}${One}`
type Named<Actions, One extends string, Many extends string> = {
  [Action in keyof Actions as CallName<Action, One, Many>]: Actions[Action]
}

/** Actions with records of a kind, by the names of their calls. */
export const nameCalls = <Actions extends object, One extends string, Many extends string>(
  { one, many }: RecordNames<One, Many>,
  actions: Actions,
) =>
  Object.fromEntries(Object.entries(actions).map(([action, call]) => [nameCall(action, one, many), call])) as Named<
    Actions,
    One,
    Many
  >

function nameCall(action: string, one: string, many: string): string {
  if (action === 'list') return uncapitalize(many)
  if (action === 'read') return uncapitalize(one)
  return `${action}${action === 'order' ? many : one}`
}

const uncapitalize = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
