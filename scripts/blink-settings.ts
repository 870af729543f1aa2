/** Without this the headless shell, which knows no connection type, loads pictures from 3,000 pixels below the screen, not 1,250. */
const lazyPictures = 'lazyLoadingImageMarginPxUnknown=1250'
/** Playwright's settings of a mouse, repeated because a second `--blink-settings` replaces the first. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** For journeys and measurements: makes the headless shell load pictures and report a mouse as a shopper's full browser does (decision 019). */
export const blinkSettings = `--blink-settings=${mouse},${lazyPictures}`
