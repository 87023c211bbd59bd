/** The seasons of a year, as meteorologists count them: spring begins on March 1. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** Zones south of the equator by their IANA names: the places where many people live there. */
const southern =
  /^(?:Australia|Antarctica)\/|^America\/(?:Argentina\/|(?:Asuncion|Buenos_Aires|Campo_Grande|Cuiaba|La_Paz|Lima|Montevideo|Punta_Arenas|Recife|Santiago|Sao_Paulo)$)|^Africa\/(?:Blantyre|Gaborone|Harare|Johannesburg|Lubumbashi|Luanda|Lusaka|Maputo|Maseru|Mbabane|Windhoek)$|^Pacific\/(?:Auckland|Chatham|Fiji|Noumea|Port_Moresby|Tongatapu)$|^Indian\/(?:Antananarivo|Mauritius|Reunion)$/

/** The season of a day where a zone is. */
export function seasonOf(day: string, zone: string): Season {
  const inNorth = Math.floor(((Number(day.slice(5, 7)) - 3 + 12) % 12) / 3)
  return seasons[(inNorth + (southern.test(zone) ? 2 : 0)) % 4] ?? 'spring'
}
