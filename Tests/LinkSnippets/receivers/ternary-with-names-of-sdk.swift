struct Row {
  var count = 1
}
struct Flags {
  var isEmpty = true
  var count = "a"
}
func make() -> Row { Row() }
func load() async throws -> Row { Row() }
func use(_ flag: Bool, _ flags: Flags, _ text: String) async throws -> Int {
  let row = flag ? make() : Row()
  let loaded = flags.isEmpty ? try await load() : make()
  let chain = flag ? nil : flags.isEmpty ? row : make()
  let nested = flag ? (flags.isEmpty ? 1 : 2) : row.count
  let word = flags.isEmpty ? text : ""
  let negated = !flag ? row : make()
  return row.count + loaded.count + (chain?.count ?? 0) + nested.hashValue + word.count
    + negated.count + (flag ? row : make()).count
}
