/**
 * Stored ids of time zones by IANA area, west to east. `Hawaii = Honolulu` is Pacific/Honolulu; without `=` the id is
 * the name of the place.
 */
const BY_AREA: readonly (readonly [area: string, ids: string])[] = [
  ['Etc', 'International Date Line West = GMT+12'],
  ['Pacific', 'American Samoa = Pago_Pago, Midway Island = Midway, Hawaii = Honolulu'],
  ['America', 'Alaska = Juneau, Pacific Time (US & Canada) = Los_Angeles, Tijuana'],
  ['America', 'Mountain Time (US & Canada) = Denver, Arizona = Phoenix, Chihuahua, Mazatlan'],
  ['America', 'Central Time (US & Canada) = Chicago, Saskatchewan = Regina, Guadalajara = Mexico_City'],
  ['America', 'Mexico City, Monterrey, Central America = Guatemala, Eastern Time (US & Canada) = New_York'],
  ['America', 'Indiana (East) = Indiana/Indianapolis, Bogota, Lima, Quito = Lima'],
  ['America', 'Atlantic Time (Canada) = Halifax, Caracas, La Paz, Santiago, Asuncion, Newfoundland = St_Johns'],
  ['America', 'Brasilia = Sao_Paulo, Buenos Aires = Argentina/Buenos_Aires, Montevideo, Georgetown = Guyana'],
  ['America', 'Puerto Rico, Greenland = Godthab'],
  ['Atlantic', 'Mid-Atlantic = South_Georgia, Azores, Cape Verde Is. = Cape_Verde'],
  ['Europe', 'Dublin, Edinburgh = London, Lisbon, London'],
  ['Africa', 'Casablanca, Monrovia'],
  ['Etc', 'UTC'],
  ['Europe', 'Belgrade, Bratislava, Budapest, Ljubljana, Prague, Sarajevo, Skopje, Warsaw, Zagreb, Brussels'],
  ['Europe', 'Copenhagen, Madrid, Paris, Amsterdam, Berlin, Bern = Zurich, Zurich, Rome, Stockholm, Vienna'],
  ['Africa', 'West Central Africa = Algiers'],
  ['Europe', 'Bucharest'],
  ['Africa', 'Cairo'],
  ['Europe', 'Helsinki, Kyiv = Kiev, Riga, Sofia, Tallinn, Vilnius, Athens, Istanbul, Minsk'],
  ['Asia', 'Jerusalem'],
  ['Africa', 'Harare, Pretoria = Johannesburg'],
  ['Europe', 'Kaliningrad, Moscow, St. Petersburg = Moscow, Volgograd, Samara'],
  ['Asia', 'Kuwait, Riyadh'],
  ['Africa', 'Nairobi'],
  ['Asia', 'Baghdad, Tehran, Abu Dhabi = Muscat, Muscat, Baku, Tbilisi, Yerevan, Kabul'],
  ['Asia', 'Ekaterinburg = Yekaterinburg, Islamabad = Karachi, Karachi, Tashkent, Chennai = Kolkata, Kolkata'],
  ['Asia', 'Mumbai = Kolkata, New Delhi = Kolkata, Kathmandu, Dhaka, Sri Jayawardenepura = Colombo, Almaty'],
  ['Asia', 'Astana = Almaty, Novosibirsk, Rangoon, Bangkok, Hanoi = Bangkok, Jakarta, Krasnoyarsk'],
  ['Asia', 'Beijing = Shanghai, Chongqing, Hong Kong, Urumqi, Kuala Lumpur, Singapore, Taipei'],
  ['Australia', 'Perth'],
  ['Asia', 'Irkutsk, Ulaanbaatar, Seoul, Osaka = Tokyo, Sapporo = Tokyo, Tokyo, Yakutsk'],
  ['Australia', 'Darwin, Adelaide, Canberra, Melbourne, Sydney, Brisbane, Hobart'],
  ['Asia', 'Vladivostok'],
  ['Pacific', 'Guam, Port Moresby'],
  ['Asia', 'Magadan, Srednekolymsk'],
  ['Pacific', 'Solomon Is. = Guadalcanal, New Caledonia = Noumea, Fiji'],
  ['Asia', 'Kamchatka'],
  ['Pacific', "Marshall Is. = Majuro, Auckland, Wellington = Auckland, Nuku'alofa = Tongatapu"],
  ['Pacific', 'Tokelau Is. = Fakaofo, Chatham Is. = Chatham, Samoa = Apia'],
];

/**
 * Time zones of games by stored id, with their IANA zones, west to east. The id is stored, because engines spell some
 * zones differently.
 */
export const TIME_ZONES: Readonly<Record<string, string>> = Object.fromEntries(
  BY_AREA.flatMap(([area, ids]) =>
    ids.split(', ').map((entry) => {
      const [id = '', place = id.replaceAll(' ', '_')] = entry.split(' = ');
      return [id, `${area}/${place}`] as const;
    }),
  ),
);

/** The IANA zone of a stored id; undefined if it is neither in the table nor an IANA zone. */
export function ianaZoneOf(id: string | undefined): string | undefined {
  if (!id) return undefined;
  const known = Object.hasOwn(TIME_ZONES, id) ? TIME_ZONES[id] : undefined;
  if (known) return known;
  try {
    new Intl.DateTimeFormat('en', { timeZone: id });
    return id.includes('/') ? id : undefined;
  } catch {
    return undefined;
  }
}
