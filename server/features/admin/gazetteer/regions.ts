import { searchForm } from '../../../kernel/search-text.ts'

/** The states and nations whose codes the list of cities has, by country and code. */
const names: Record<string, Record<string, string>> = {
  GB: { ENG: 'England', NIR: 'Northern Ireland', SCT: 'Scotland', WLS: 'Wales' },
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
  },
}

const named = new Map(
  Object.entries(names).flatMap(([country, regions]) =>
    Object.entries(regions).map(([region, name]) => [searchForm(name), { country, region }] as const),
  ),
)

/** Whether something in search form is the name of a state or nation of a country, which has that code. */
export function isRegionNamed(form: string, country: string, region: string): boolean {
  const found = named.get(form)
  return found?.country === country && found.region === region
}

/** How a state or nation is written behind a city: as its people write it, 'TX' and 'England'; nothing for a number. */
export function regionInWords(country: string, region: string): string | undefined {
  if (country === 'GB') return names.GB?.[region]
  return /^[A-Z]{2,3}$/.test(region) ? region : undefined
}
