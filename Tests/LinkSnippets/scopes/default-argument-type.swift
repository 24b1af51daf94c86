struct Config {
  static let standard = Config()
}
func run(_ config: Config = Config(), _ other: Config = .standard) {}
