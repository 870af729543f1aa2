/**
 * Lets React change a page that the browser has translated. A translation moves text into elements of its own, or
 * replaces it by them. React would fail to remove such a text, or to insert something before it, and show its error page
 * (decision 220).
 */
export function allowTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = <Child extends Node>(child: Child): Child => {
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, added, place)
    return added
  }
}
