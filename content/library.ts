import type { StarterTheme } from './starter-theme.ts'
import bread from './themes/bread.ts'
import embers from './themes/embers.ts'
import firstLight from './themes/first-light.ts'
import harvest from './themes/harvest.ts'
import hearth from './themes/hearth.ts'
import letters from './themes/letters.ts'
import lettingGo from './themes/letting-go.ts'
import mossAndStone from './themes/moss-and-stone.ts'
import mountainBreath from './themes/mountain-breath.ts'
import nightSky from './themes/night-sky.ts'
import paperBoats from './themes/paper-boats.ts'
import rain from './themes/rain.ts'
import stillWater from './themes/still-water.ts'
import thaw from './themes/thaw.ts'
import tide from './themes/tide.ts'
import wildGarden from './themes/wild-garden.ts'

/** The starter library, in the order in which weeks rotate through it: neighbors differ in mood and color. */
export const starterThemes: readonly StarterTheme[] = [
  stillWater,
  firstLight,
  wildGarden,
  bread,
  rain,
  paperBoats,
  tide,
  mountainBreath,
  harvest,
  mossAndStone,
  letters,
  lettingGo,
  nightSky,
  hearth,
  embers,
  thaw,
]
