class Base {
  var title = ""
  func log(_ text: String) {}
}
class Screen: Base {
  func show() { log(title) }
}
