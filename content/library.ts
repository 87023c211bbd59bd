import type { StarterTheme } from './starter-theme.ts'
import firstLight from './themes/first-light.ts'
import stillWater from './themes/still-water.ts'
import wildGarden from './themes/wild-garden.ts'

/** The starter library, in the order in which weeks rotate through it. */
export const starterThemes: readonly StarterTheme[] = [stillWater, firstLight, wildGarden]
