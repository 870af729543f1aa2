/** Publishes the height of the bar at the foot of the window as `--save-bar` while the bar is there. */
export function noteBarHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement
  const note = () => style.setProperty('--save-bar', `${bar.offsetHeight}px`)
  // The observer is first called in the next frame, and a Tab may come before that.
  note()
  const observer = new ResizeObserver(note)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--save-bar')
  }
}
