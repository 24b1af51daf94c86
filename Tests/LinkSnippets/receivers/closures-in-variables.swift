struct Row {
  var count = 1
}
func make() -> Row { Row() }
func load() async -> Row { Row() }
struct Store {
  let build = { make() }
  let made = {
    let row = make()
    return row
  }()
  lazy var later = { Row() }()
  func use() -> Int { build().count + made.count }
}
func use(_ flag: Bool) async -> Int {
  let build = { make() }
  let typed = { (row: Row) in row.count.hashValue }
  let several = { (n: Int) in
    let row = make()
    if n > 1 { return row }
    return make()
  }
  let wait = { await load() }
  let chosen = { flag ? make() : Row() }
  let now = { make() }()
  let number = { make() }().count
  let compared = { make().count == 1 }
  return build().count + typed(make()) + several(1).count + chosen().count + now.count
    + number.hashValue + compared().hashValue + (await wait()).count
}
