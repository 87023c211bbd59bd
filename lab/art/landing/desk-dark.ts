import type { Picture } from '../picture.ts'
import { desk } from './_desk.ts'

const colours = {
  ink: '#141d19',
  sage: '#86a07e',
  moss: '#3f5d49',
  clay: '#b8654a',
  honey: '#d9a457',
  rose: '#c99a84',
  water: '#6f9494',
}

export default {
  palette: [colours.sage, colours.clay, colours.honey, colours.moss, '#1d2823'],
  draw: () =>
    desk({
      ...colours,
      desk: '#1c2722',
      deskGrain: '#2b3a32',
      light: '#3c4a3a',
      shadow: '#101814',
      shadowStrength: 0.5,
      page: '#e3d6b8',
      pageShade: '#a8986f',
      lamp: true,
    }),
} satisfies Picture
