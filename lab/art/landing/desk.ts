import type { Picture } from '../picture.ts'
import { desk } from './_desk.ts'

const colours = {
  ink: '#2a3a32',
  sage: '#9db191',
  moss: '#5b7a60',
  clay: '#c8704e',
  honey: '#e6b062',
  rose: '#e6b8a2',
  water: '#8fb2b0',
}

export default {
  palette: [colours.moss, colours.clay, colours.honey, colours.sage, '#f3e7cf'],
  draw: () =>
    desk({
      ...colours,
      desk: '#eddcba',
      deskGrain: '#d9c193',
      light: '#f8edd4',
      shadow: '#b79f72',
      shadowStrength: 0.42,
      page: '#fbf5e8',
      pageShade: '#dccdaa',
      lamp: false,
    }),
} satisfies Picture
