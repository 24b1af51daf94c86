struct Entry {
  var size = 1
}
func use(_ entries: [String: [Entry]]) -> Int { entries["a"]![0].size }
