/// Markdown lists whose total size is limited; items beyond the limit are left out and counted.
struct MarkdownList {
  private(set) var text = ""
  private var room: Int

  /// - Parameter limit: how many UTF-8 bytes the items of all lists may take.
  init(limit: Int) { room = limit }

  /// Begins a section that a reader can fold.
  mutating func open(_ title: String, isOpen: Bool) {
    text += "\n<details\(isOpen ? " open" : "")>\n<summary>\(title)</summary>\n"
  }

  /// Ends the section.
  mutating func close() { text += "\n</details>\n" }

  /// Adds items as long as there is room, and counts the others. Each item ends with a line break.
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
