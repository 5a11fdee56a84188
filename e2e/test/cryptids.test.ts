/** Journeys of Cryptids, in one process: they share a server and a browser. */
import './journeys/cryptids-lesson.ts'
import './journeys/cryptids-online.ts'
import './journeys/cryptids-phone.ts'
import './journeys/cryptids-solo.ts'
import './journeys/cryptids-table.ts'
