import type { Seeded } from '../seeded';

const FIRST =
  'Ada Ana Anwen Asha Aylin Bea Belinda Ben Callum Carys Chidi Dara Declan Devi Efua Elin Emeka Farah Finn Freya Gethin Graham Hana Hugo Idris Imani Iris Jakub Jo Kai Keira Kofi Lars Lena Leon Lucia Magda Maya Milo Moira Nadia Nia Noah Olu Omar Orla Owen Petra Quentin Ravi Rhys Rosa Ruth Saoirse Seb Silvia Sunil Tariq Tess Theo Uma Viktor Wren Yusuf Zara Zofia'.split(
    ' ',
  );
const LAST =
  'Abara Adeyemi Ashworth Barlow Beckett Bowen Carver Chandra Clarke Costa Dacre Davies Eze Farrow Fielding Flood Gallagher Gill Hartley Haddad Ibrahim Jansen Kaplan Keane Kowalski Laidlaw Lindqvist Llewellyn Marsh Mbeki Moreau Nakamura Novak Oduya Osei Patel Penrose Quinn Rahman Reyes Rossi Sandhu Sayer Silva Sorensen Tanner Thorne Trevithick Underhill Varga Vance Wallis Webb Whitlock Yilmaz Zielinska'.split(
    ' ',
  );

const plain = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');

/** Unique names, with addresses in a reserved domain. */
export class PlayerNames {
  readonly #taken = new Set<string>();
  readonly #random: Seeded;

  constructor(random: Seeded) {
    this.#random = random;
  }

  next(company: string): { readonly name: string; readonly email: string } {
    for (;;) {
      const first = this.#random.pick(FIRST);
      const last = this.#random.pick(LAST);
      const email = `${plain(first)}.${plain(last)}@${plain(company)}.example`;
      if (this.#taken.has(email)) continue;
      this.#taken.add(email);
      return { name: `${first} ${last}`, email };
    }
  }
}
