/** The headless shell knows of no connection, and would fetch pictures from 3,000 pixels below the screen instead of 1,250. */
const lazyPictures = 'lazyLoadingImageMarginPxUnknown=1250'
/** Playwright's settings of a mouse, repeated because a second `--blink-settings` replaces the first. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Makes the headless shell load and point as the whole browser of a shopper does (decision 019): journeys and measurements. */
export const blinkSettings = `--blink-settings=${mouse},${lazyPictures}`
