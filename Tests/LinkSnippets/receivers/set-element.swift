struct Tag: Hashable {
  var text = ""
}
func use(_ tags: Set<Tag>) -> [String] { tags.map { $0.text } + [tags.first!.text] }
