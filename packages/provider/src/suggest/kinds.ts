/** Words that organisers use for such places, in the languages of the dictionaries. */
const WORDS = {
  water:
    /harbou?r|quay|\bpier\b|river|\blake\b|beach|canal|waterfront|\bdocks?\b|coast|marina|hafen|\bsee\b|seeufer|fluss|strand|küste|\bport\b|rivière|plage|\blac\b|puerto|río|playa|jezior|plaż|nad rzek|nadmorsk|przystań|港(?!区)|海岸|海辺|湖|川沿い|運河|砂浜|ビーチ|ميناء|شاطئ|نهر|بحيرة|נמל|חוף/iu,
  park: /(?<!s)park(?!ing|platz|haus)|garden|forest|woods?\b|botanic|meadow|\bzoo\b|wald\b|garten|wiese|jardin|forêt|\bbois\b|parque|jardín|bosque|ogr[oó]d|łąk|puszcz|公園|庭園|植物園|動物園|の森|حديقة|غابة|פארק|יער|גן /iu,
  museum:
    /museum|gallery|exhibition|galerie|ausstellung|musée|exposition|museo|galería|muze[au]|wystaw|美術館|博物館|展覧会|متحف|معرض|מוזיאון/iu,
  office:
    /office|company|onboarding|team ?(day|event|building)|conference|workshop|\bbüro|firma|betrieb|tagung|bureau|entreprise|oficina|empresa|biur[oa]|konferencj|integracj|オフィス|会社|社員|研修|職場|مكتب|شركة|משרד|חברה/iu,
  school:
    /school|class\b|campus|university|college|students?\b|pupils|schul|klasse|universität|studierende|école|classe|lycée|escuela|colegio|universidad|szko[lł]|klas[aoy]\b|uczelni|uniwersytet|学校|大学|高校|遠足|学園|مدرسة|جامعة|בית ספר|אוניברסיטה/iu,
} as const;

/** A kind of place that some ideas are written for. */
export type PlaceKind = keyof typeof WORDS | 'town';

/**
 * The kinds of places in an organiser's texts, most mentioned first, without rare ones.
 * @param texts name and description of a game, headlines of its challenges, addresses
 * @param isPlaced whether the game's place is known
 */
export function kindsIn(texts: readonly string[], isPlaced: boolean): readonly PlaceKind[] {
  const named = Object.entries(WORDS)
    .map(([kind, words]) => ({ kind: kind as PlaceKind, times: texts.filter((text) => words.test(text)).length }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times);
  const most = named[0]?.times ?? 0;
  const kinds = named.filter(({ times }) => times * 2 >= most).map(({ kind }) => kind);
  return isPlaced ? [...kinds, 'town'] : kinds;
}
