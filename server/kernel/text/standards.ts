/**
 * Foreign equivalents of national standards that products do not list themselves, one group a line:
 * a query for one finds goods made to any other. Source: the introductions of the standards.
 */
const SAME = `
gb5782 iso4014 din931
gb5783 iso4017 din933
gb70.1 iso4762 din912
gb70.3 iso10642 din7991
gb16674.1 iso4162 din6921
gb818 iso7045 din7985
gb77 iso4026 din913
gb6170 iso4032 din934
gb889.1 iso7040 din985
gb6177.1 iso4161 din6923
gb923 din1587
gb97.1 iso7089 din125
gb93 din127
gb893 din472
gb894 din471
gb15856.4 iso15480 din7504
gb845 iso7049 din7981
gb12618.1 iso15977 din7337
gb119.1 iso2338 din7
gb119.2 iso8734 din6325
gb1096 din6885
gb276 iso15 din625
gb297 iso355 din720
gb288 din635
gb301 din711
gb13871.1 iso6194 din3760
gb1171 gb11544 iso4184 din2215
gb1243 iso606 din8187
gb6135.2 din338
gb1438.1 din345
gb6078 din333
gb3452.1 iso3601
gb21389 din862
gb1216 iso3611 din863
gb1219 iso463 din878
gb10963.1 iec60898
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const groups = new Map(SAME.flatMap((keys) => keys.map((key) => [key, keys] as const)))

/** Folded keys of equivalent standards, the key itself first. */
export function equivalentsOf(key: string): string[] {
  return [key, ...(groups.get(key) ?? []).filter((other) => other !== key)]
}
