// What collections of tuples and dictionaries hand on
struct Row { var width = 1 }
struct Other { var width = 1; var value = 2; var key = 3; var offset = 4; var element = 5; var row = 6 }
typealias Named = (row: Row, name: String)
struct Env { var rows: [Row]; var byName: [String: Row]; var named: [Named]; var groups: [String: [Row]] }
func use(_ env: Env) -> Int {
  var sum = env.byName.sorted { $0.key < $1.key }[0].value.width
  sum += env.byName.sorted { $0.key < $1.key }.first?.value.width ?? 0
  sum += env.byName.sorted { $0.key < $1.key }.map { $0.value.width }[0]
  sum += env.byName.max { $0.value.width < $1.value.width }?.value.width ?? 0
  sum += env.byName.first { $0.key == "a" }?.value.width ?? 0
  sum += env.byName.first(where: { name, row in row.width > name.count })?.key.count ?? 0
  sum += env.byName.mapValues { row in row.width }.count
  sum += env.byName.filter { name, row in row.width > 1 }["a"]?.width ?? 0
  sum += env.byName.compactMap { _, row in row.width }[0]
  env.byName.forEach { (_, row) in sum += row.width }
  sum += env.rows.enumerated().sorted { $0.offset < $1.offset }[0].element.width
  sum += env.rows.enumerated().filter { $0.offset > 1 }.map { $0.element.width }[0]
  sum += env.rows.enumerated().first { index, row in row.width == index }?.offset ?? 0
  sum += env.named.map(\.row.width)[0] + env.named.map(\.name.count)[0] + env.named.map(\.0.width)[0]
  sum += env.named.sorted { $0.row.width < $1.row.width }.first?.row.width ?? 0
  sum += env.named.reduce(0) { $0 + $1.row.width } + env.named.reduce(into: 0) { $0 += $1.row.width }
  sum += env.groups.values.map { $0[0].width }[0]
  for (name, rows) in env.groups.sorted(by: { $0.key < $1.key }) { sum += rows[0].width + name.count }
  for (index, (name, row)) in env.byName.enumerated() { sum += index + name.count + row.width }
  for (index, pair) in env.byName.enumerated() { sum += index + pair.key.count + pair.value.width }
  return sum
}
