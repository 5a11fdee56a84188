/** Journeys of Cryptids. They run in one process, since they share a server and a browser. */
import './journeys/cryptids-table.ts'
import './journeys/cryptids-solo.ts'
import './journeys/cryptids-phone.ts'
import './journeys/cryptids-online.ts'
