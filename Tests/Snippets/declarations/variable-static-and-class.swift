class Theme {
  static let main = Theme()
  class var current: Theme { main }
  final class func reset() {}
}
