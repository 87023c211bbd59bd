import { translate } from '../../contract/t.ts'
import { texts } from '../../contract/texts.ts'

/** Cities that have another name in another language. The keys are their English names, which zones and the server use. */
const named = new Map(
  texts([
    'Algiers',
    'Athens',
    'Baghdad',
    'Baku',
    'Beirut',
    'Belgrade',
    'Berlin',
    'Bogota',
    'Brussels',
    'Bucharest',
    'Budapest',
    'Cairo',
    'Copenhagen',
    'Damascus',
    'Dublin',
    'Havana',
    'Hong Kong',
    'Istanbul',
    'Jerusalem',
    'Johannesburg',
    'Kathmandu',
    'Lisbon',
    'London',
    'Luxembourg',
    'Mexico City',
    'Monaco',
    'Moscow',
    'New York',
    'Paris',
    'Prague',
    'Riyadh',
    'Rome',
    'Sao Paulo',
    'Seoul',
    'Shanghai',
    'Singapore',
    'Sofia',
    'Stockholm',
    'Sydney',
    'Taipei',
    'Tashkent',
    'Tbilisi',
    'Tehran',
    'Tokyo',
    'Tripoli',
    'Vienna',
    'Vilnius',
    'Warsaw',
    'Yerevan',
    'Zurich',
  ]).map((city) => [city as string, city]),
)

/** A city in the language of the page. A city that has one name everywhere stays as it is. */
export function cityInWords(city: string): string {
  const name = named.get(city)
  return name ? translate(name) : city
}
