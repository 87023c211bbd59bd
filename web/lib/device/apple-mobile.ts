/** Whether this is an iPhone, an iPad or an iPod. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac. No Mac has a touch screen.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Whether this page runs as an installed app. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
