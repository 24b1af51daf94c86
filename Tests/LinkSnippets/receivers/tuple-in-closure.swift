// A closure may take a tuple as one parameter, or as many as it has parts
struct Row { var width = 1 }
struct Other { var width = 1; var count = 2 }
struct Env { var pairs: [(Row, Int)]; var rows: [Row]; var byName: [String: Row] }
func run(_ body: ((Row, String)) -> Int) -> Int { body((Row(), "")) }
func each<T>(_ list: [T], _ body: (T) -> Int) -> Int { body(list[0]) }
func use(_ env: Env) -> Int {
  var sum = env.pairs.map { row, n in row.width + n }.count
  sum += env.pairs.map { (row, n) in row.width + n }.count
  sum += env.pairs.map { $0.width + $1 }.count
  sum += env.pairs.map { $0.0.width + $0.1 }.count
  sum += env.pairs.filter { pair in pair.0.width > 1 }.count
  sum += env.pairs.sorted { $0.0.width < $1.0.width }.count
  sum += env.pairs.sorted { left, right in left.0.width < right.0.width }.count
  sum += env.pairs.reduce(0) { total, pair in total + pair.0.width }
  sum += env.byName.map { name, row in name.count + row.width }.count
  sum += env.byName.map { $0.value.width }.count + env.byName.map { $1.width + $0.count }.count
  sum += env.byName.filter { $0.value.width > 1 && $0.key.count > 1 }.count
  sum += env.byName.sorted { $0.value.width < $1.value.width }.count
  sum += env.byName.reduce(0) { $0 + $1.value.width }
  sum += env.rows.enumerated().map { index, row in row.width + index }.count
  sum += zip(env.rows, env.pairs).map { row, pair in row.width + pair.0.width }.count
  sum += run { row, word in row.width + word.count } + run { $0.0.width + $0.1.count }
  sum += each(env.pairs) { row, n in row.width + n }
  return sum
}
