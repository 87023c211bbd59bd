import { fill, line } from '../kit.ts'

/** The sprig of the product's name, in a square of 32: a stem with two leaves in `colour`, and one in `third`. */
export const mark = (colour: string, third: string, stem = 1.8) =>
  line('M16 30C16 21 16.4 16 17.6 11', colour, stem) +
  fill('M17.4 13C14.6 9.6 15.4 4.6 19.8 2C22.4 6 21.8 10.6 17.4 13Z', colour) +
  fill('M16.3 20.5C11.7 21.5 7.6 19 6.4 14.3C11.3 13.6 15.3 15.8 16.3 20.5Z', colour) +
  fill('M16.2 25.2C17.5 20.9 21.3 18.7 25.9 19.6C25.1 24 21.2 26.6 16.2 25.2Z', third)
