struct Config {
  var debug = false
}
extension Config {
  static let shared = Config()
  static func make() -> Config { Config() }
}
func use() -> Bool { Config.shared.debug || Config.make().debug }
