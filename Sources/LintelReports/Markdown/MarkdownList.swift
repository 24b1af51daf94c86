/// Lists of Markdown that together take no more than so much room; what is left out is counted.
struct MarkdownList {
  private(set) var text = ""
  private var room: Int

  /// - Parameter limit: how many UTF-8 bytes the items of all lists may take.
  init(limit: Int) { room = limit }

  /// Begins what can be folded.
  mutating func open(_ title: String, isOpen: Bool) {
    text += "\n<details\(isOpen ? " open" : "")>\n<summary>\(title)</summary>\n"
  }

  /// Ends what can be folded.
  mutating func close() { text += "\n</details>\n" }

  /// Adds items, each with a line break at the end, as long as there is room.
  mutating func add(count: Int, _ item: (Int) -> String) {
    for position in 0..<count {
      let item = item(position)
      guard item.utf8.count <= room else {
        room = 0
        text += (position == 0 ? "\n" : "") + "- and \(count - position) more\n"
        return
      }
      text += item
      room -= item.utf8.count
    }
  }
}
