import { NOT_SOLD_HERE } from '@/contract/product/obstacle-rules'
import { useAreas } from '@/hooks/area/use-areas'

/** Names the area: the buyer may have forgotten which one is chosen. */
function NotSoldHere() {
  const { current } = useAreas()
  return <>{current.title}不可售</>
}

/** Why goods cannot be bought (obstacle-rules.ts), with the name of the area where they are not sold. */
export function ObstacleText({ obstacle }: { obstacle: string }) {
  return obstacle === NOT_SOLD_HERE ? <NotSoldHere /> : obstacle
}
