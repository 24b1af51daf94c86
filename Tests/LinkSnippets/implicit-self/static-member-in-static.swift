struct Config {
  static let name = ""
  var name: Int { 1 }
}
extension Config {
  static func title() -> String { name }
  func number() -> Int { name }
}
