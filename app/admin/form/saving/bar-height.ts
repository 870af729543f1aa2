/** Says in `--save-bar` how high the bar at the foot of the window is while it is there. */
export function noteBarHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const note = () => style.setProperty('--save-bar', `${bar.offsetHeight}px`)
  // The observer is called with the next frame, and a Tab may come before it.
  note()
  const observer = new ResizeObserver(note)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--save-bar')
  }
}
