import { performance } from 'node:perf_hooks'
import { expect, it } from 'vitest'
import { excelCell, excelFile } from '@/server/kernel/excel/excel-file'

const ROWS = 1500
const COLUMNS = 20

function* rows() {
  for (let row = 0; row < ROWS; row += 1) {
    yield Array.from({ length: COLUMNS }, (_, column) =>
      excelCell(
        { value: column % 2 ? `=${row}` : row, kind: column % 2 ? 'text' : 'count' },
        'line',
      ),
    )
  }
}

it('a large file leaves the event loop to others while it is written', async () => {
  const before = performance.eventLoopUtilization()
  const widths = Array.from({ length: COLUMNS }, () => 10)
  const file = await excelFile({ caller: 'buyer', title: '订单', widths, rows: rows() })
  const { utilization } = performance.eventLoopUtilization(before)
  expect(file.length).toBeGreaterThan(10_000)
  // Writing it here would be all that the loop does.
  expect(utilization).toBeLessThan(0.5)
})
