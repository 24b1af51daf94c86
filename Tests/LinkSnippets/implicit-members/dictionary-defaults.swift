enum Key { case none, all }
enum Value { case none, all; static func make() -> Value { .all } }
func use(_ d: [Key: Value], _ k: Key) -> Value {
  var counts = d
  counts[.all, default: .none] = .all
  let list: [Key: [Value]] = [:]
  _ = list[.none, default: [.all]]
  return d[k, default: .make()]
}
