struct Entry {
  var size = 1
}
func use(_ entries: [String: Entry]) -> Int {
  let all = entries.values.map { $0.size }
  return (entries["a"]?.size ?? 0) + all[0]
}
