struct Config {
  static let shared = Config()
  static func make(_ name: String) -> Config { Config() }
  var debug = false
}
func use() -> Bool { Config.shared.debug || Config.make("a").debug }
