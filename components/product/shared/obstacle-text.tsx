import { NOT_SOLD_HERE, notSoldIn } from '@/contract/product/obstacle-rules'
import { useAreas } from '@/hooks/area/use-areas'

function NotSoldHere() {
  const { current } = useAreas()
  return notSoldIn(current.title)
}

/** Why goods cannot be bought (obstacle-rules.ts), with the name of the area where they are not sold. */
export function ObstacleText({ obstacle }: { obstacle: string }) {
  return obstacle === NOT_SOLD_HERE ? <NotSoldHere /> : obstacle
}
