struct Key: Hashable {
  var id = 1
}
struct Entry {
  var size = 1
}
func use(_ entries: [Key: Entry]) {
  for (key, entry) in entries { print(key.id, entry.size) }
  for pair in entries { print(pair.key.id, pair.value.size) }
  print(entries.mapValues { $0.size }, entries.keys.map { $0.id })
}
