struct Screen {
  var title = ""
}
extension Screen {
  func show(title: String) -> String { title }
  func other() -> String {
    let first = title
    let title = "b"
    return first + title
  }
}
