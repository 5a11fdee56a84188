import type { SupportBonus } from '../../content/booklet/terms.ts'
import type { CityName } from '../options.ts'

/** RT-CAMP-7. */
export interface SupportAct {
  readonly bonus: SupportBonus
}

/** RT-CAMP-3: where the campaign goes next. */
export interface TravelAct {
  readonly city: CityName
}
